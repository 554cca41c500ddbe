/** The real server with the built page, and a line to it that can be cut. */
import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, openSync, rmSync } from "node:fs";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));
const PYTHON = process.env["HOFTAG_PYTHON"] || join(root, ".venv-test/bin/python");
const PATH = process.env["HOFTAG_PATH"] || join(root, "src");

export class Server {
  readonly folder = mkdtempSync(join(tmpdir(), "hoftag-e2e-"));
  url = "";
  #process: ChildProcess | null = null;
  #port = 0;

  /** Start, at the port it had before if there was one, and wait until it is ready. */
  async start(...words: string[]): Promise<this> {
    this.#port ||= await freePort();
    const started = spawn(
      PYTHON,
      // prettier-ignore
      ["-c", "from hoftag.cli.main import run; run()", "serve", "--port", String(this.#port), "--database", join(this.folder, "table.sqlite"),
        "--bot-delay", "0", "--connects", "1000", ...words],
      { env: { ...process.env, PYTHONPATH: PATH }, stdio: ["ignore", "pipe", openSync(join(this.folder, "log"), "a")] },
    );
    this.#process = started;
    const lines = await new Promise<string>((resolve, reject) => {
      let said = "";
      started.stdout?.on("data", (part: Buffer) => (said += String(part)).includes("\n") && resolve(said));
      started.once("exit", (code) => reject(new Error(`the server ended with ${code}; its log is in ${this.folder}`)));
    });
    if (lines.includes("not installed")) throw new Error("the page is not built: script/page");
    this.url = `http://127.0.0.1:${this.#port}`;
    await until(async () => (await fetch(`${this.url}/readyz`)).ok);
    return this;
  }

  /** End at once, as by a power cut. */
  async kill(): Promise<void> {
    const ended = this.#process;
    if (!ended || ended.exitCode !== null) return;
    await new Promise((resolve) => {
      ended.once("exit", resolve);
      ended.kill("SIGKILL");
    });
  }

  async remove(): Promise<void> {
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** A line that can be cut: everything that runs over it breaks, and nothing new gets through. */
export class Line {
  url = "";
  #server = createServer((socket) => this.#pass(socket));
  #open = new Set<Socket>();
  #whole = true;
  #to = 0;

  async start(): Promise<this> {
    await new Promise<void>((resolve) => this.#server.listen(0, "127.0.0.1", resolve));
    this.url = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
    return this;
  }

  leadsTo(url: string): void {
    this.#to = Number(new URL(url).port);
  }

  cut(): void {
    this.#whole = false;
    for (const socket of this.#open) socket.destroy();
  }

  mend(): void {
    this.#whole = true;
  }

  close(): void {
    this.cut();
    this.#server.close();
  }

  #pass(socket: Socket): void {
    if (!this.#whole) return void socket.destroy();
    const other = connect(this.#to, "127.0.0.1");
    for (const [one, two] of [[socket, other], [other, socket]] as const) {
      this.#open.add(one);
      one.pipe(two);
      one.on("error", () => two.destroy());
      one.on("close", () => (this.#open.delete(one), two.destroy()));
    }
  }
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, "127.0.0.1", resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

async function until(done: () => Promise<boolean>): Promise<void> {
  const limit = Date.now() + 20_000;
  for (;;) {
    if (await done().catch(() => false)) return;
    if (Date.now() > limit) throw new Error("the server does not get ready");
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
}

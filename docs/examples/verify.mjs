/**
 * A second verifier of deals, which shares nothing with Hoftag but the description in docs/record.md:
 *
 *   hoftag verify game.jsonl --draws draws.jsonl
 *   node verify.mjs game.jsonl draws.jsonl
 *
 * From the record it computes the commitment and the numbers drawn. It does not know the rules: what there was to draw,
 * and how likely each, is told by the second file. With --lines it reads {"record": [...], "draws": [...]} line by line.
 */
import { createHash, createHmac } from "node:crypto";
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";

const NATURE = -1;
const prefix = (match) => Buffer.from(`hoftag deal 1\0${match}\0`, "utf8");

/** So many bytes written as hexadecimal digits. */
function bytes(text, length, what) {
  if (typeof text !== "string" || !/^[0-9a-f]*$/.test(text) || text.length !== 2 * length) throw new Error(`${what} should have ${length} bytes`);
  return Buffer.from(text, "hex");
}

/** What a record tells of its deal, in the only order that proves something: commitment, nonces, moves, secret. */
function told(header, entries) {
  const deal = { match: "", commit: "", nonces: new Map(), secret: "", first: 1 };
  let begun = false;
  entries.forEach((entry, index) => {
    const table = entry.table ?? {};
    const fail = (why) => { throw new Error(`entry ${entry.n}: ${why}`); };
    if (entry.n !== index + 1) fail(`should have the number ${index + 1}`);
    if ("move" in entry || table.what === "begin") begun = true;
    if ("move" in entry && deal.secret) fail("was played after the secret had been shown");
    if (table.what === "commit") {
      if (deal.commit || deal.nonces.size || begun) fail("the commitment comes too late");
      deal.match = table.match;
      deal.commit = table.commit;
    } else if (table.what === "entropy") {
      if (!deal.commit || begun || deal.nonces.has(entry.seat)) fail("a nonce at the wrong place");
      deal.nonces.set(entry.seat, bytes(table.nonce, 16, "a nonce"));
    } else if (table.what === "reveal") {
      if (deal.secret) fail("a second secret");
      deal.secret = table.secret;
    } else if (table.what === "begin") {
      if (table.lesson) fail("the deal of a lesson is no secret");
      if (table.branch) deal.first = entry.n + table.branch.moves + 1;
    }
  });
  if (!deal.commit || !deal.secret) throw new Error("no commitment, or no secret");
  deal.added = header.seats.map((_, seat) => deal.nonces.get(seat) ?? bytes("", 16, `the nonce of seat ${seat}`));
  if (deal.nonces.size !== header.seats.length) throw new Error("a nonce of nobody");
  return deal;
}

/** A number below the total: eight bytes of the stream, those left out that would favour small numbers. */
function below(key, entry, total) {
  const least = 2n ** 64n % total;
  for (let attempt = 0; ; attempt++) {
    const number = createHmac("sha256", key).update(`${entry} ${attempt}`).digest().readBigUInt64BE(0);
    if (number >= least) return number % total;
  }
}

/** How many draws fit, and from which entry on this table has dealt; anything that does not fit is an error. */
export function verify(lines, draws) {
  const [header, ...entries] = lines;
  const deal = told(header, entries);
  const secret = bytes(deal.secret, 32, "the secret");
  const commit = createHash("sha256").update(prefix(deal.match)).update(secret).digest("hex");
  if (commit !== deal.commit) throw new Error("the secret is not the one committed to");
  const key = createHmac("sha256", secret).update(Buffer.concat([prefix(deal.match), ...deal.added])).digest();
  const dealt = entries.filter((entry) => "move" in entry && entry.seat === NATURE && entry.n >= deal.first);
  if (dealt.length !== draws.length) throw new Error(`${dealt.length} draws in the record, ${draws.length} beside it`);
  dealt.forEach((entry, index) => {
    const { n, moves, weights } = draws[index];
    if (n !== entry.n || moves.length !== weights.length) throw new Error(`entry ${entry.n}: another draw`);
    let left = below(key, n, weights.reduce((sum, weight) => sum + BigInt(weight), 0n));
    const drawn = moves[weights.findIndex((weight) => (left -= BigInt(weight)) < 0n)];
    if (drawn !== entry.move) throw new Error(`entry ${n}: the deal gives '${drawn}', the record says '${entry.move}'`);
  });
  return { checked: dealt.length, first: deal.first };
}

const parsed = (file) => readFileSync(file, "utf8").split("\n").filter(Boolean).map((line) => JSON.parse(line));

const [record, draws] = process.argv.slice(2);
if (record === "--lines") {
  for await (const line of createInterface({ input: process.stdin })) {
    const both = JSON.parse(line);
    try {
      console.log(verify(both.record, both.draws).checked);
    } catch (error) {
      console.log(error.message);
    }
  }
} else if (record && draws) {
  try {
    const { checked, first } = verify(parsed(record), parsed(draws));
    console.log(`${record}: ${checked} draws were checked${first > 1 ? `; entries before ${first} were taken over` : ""}`);
  } catch (error) {
    console.error(`${record}: ${error.message}`);
    process.exitCode = 1;
  }
} else {
  console.error("usage: node verify.mjs RECORD DRAWS");
  process.exitCode = 2;
}

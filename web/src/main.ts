import { mount } from "svelte";
import App from "./App.svelte";
import { applyLook } from "$lib/prefs.svelte";
import { router } from "$lib/router.svelte";
import { speech } from "$lib/speech.svelte";
import "./styles/tokens.css";
import "./styles/base.css";

applyLook();
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => applyLook());
router.start();
const target = document.getElementById("app");
if (target) void speech.start().then(() => mount(App, { target }));

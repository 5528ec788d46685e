import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { applySettings } from "./lib/settings.svelte.ts";
import { firstLanguage, words } from "./lib/words.svelte.ts";

applySettings();
void words.load(firstLanguage()).then(() => mount(App, { target: document.getElementById("app")! }));

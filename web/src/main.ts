import { mount } from "svelte";
import "./design/base.css";
import App from "./app/App.svelte";
import { loadTexts } from "./app/i18n.svelte.ts";
import { prepareOffline } from "./app/offline.svelte.ts";
import { route } from "./app/router.svelte.ts";
import { SCREENS } from "./app/screens.ts";
import { applyTheme, settings } from "./app/settings.svelte.ts";

const RETRY = 3_000;

applyTheme();

// Load everything the first screen needs before showing anything, so that nothing jumps. The app itself reports a
// screen that cannot be loaded; without texts it cannot even do that.
const [first, texts] = await Promise.allSettled([
  SCREENS[route().screen](),
  loadTexts("main", settings.language),
]);
if (texts.status === "fulfilled") {
  const props = { first: first.status === "fulfilled" ? first.value.default : null };
  mount(App, { target: document.getElementById("app")!, props });
} else setTimeout(() => location.reload(), RETRY);

if (import.meta.env.PROD) void prepareOffline();

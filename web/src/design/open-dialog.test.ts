// @vitest-environment jsdom
import { expect, test } from "vitest";
import { takeMessagesInto } from "./open-dialog.ts";

test("messages are in the open dialog, and go home when it is closed, even if it was removed", () => {
  document.body.innerHTML = "<main><p data-live></p></main><dialog></dialog>";
  const [message, home, dialog] = ["p", "main", "dialog"].map((name) => document.querySelector(name)!);
  const goHome = takeMessagesInto(dialog!);
  expect(message!.parentElement).toBe(dialog);
  dialog!.remove();
  goHome();
  expect(message!.parentElement).toBe(home);
});

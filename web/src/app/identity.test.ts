// @vitest-environment jsdom
import { expect, test, vi } from "vitest";
import { api } from "../api/client.ts";
import type { Me, MeWish } from "../api/messages.ts";
import { chooseAvatar } from "../faces/avatar.svelte.ts";
import { sendAvatar, UNSENT_AVATAR } from "./identity.svelte.ts";
import { writeStorage } from "./storage.ts";

test("of two faces chosen in a row, the second one is sent last, and stays unsent if that fails", async () => {
  const sent: MeWish[] = [];
  let answer: (me: Me) => void = () => undefined;
  const first = new Promise<Me>((resolve) => (answer = resolve));
  vi.spyOn(api, "changeMe").mockImplementation((wish) => {
    sent.push(wish);
    return sent.length === 1 ? first : Promise.reject(new Error("offline"));
  });
  const one = choose(1);
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  const two = choose(2);
  answer({} as Me);
  await one;
  await expect(two).rejects.toThrow("offline");
  expect(sent).toEqual([{ avatar: 1 }, { avatar: 2 }]);
  expect(localStorage.getItem(UNSENT_AVATAR)).toBe("true");
  vi.mocked(api.changeMe).mockResolvedValue({} as Me);
  await sendAvatar();
  expect(localStorage.getItem(UNSENT_AVATAR)).toBe("false");
});

function choose(face: number): Promise<void> {
  chooseAvatar(face);
  writeStorage(UNSENT_AVATAR, true);
  return sendAvatar();
}

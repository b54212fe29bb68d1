/** Waiting in tests. */
import { vi } from "vitest";

/** Only a hang takes as long: no test may depend on the speed of the machine. */
const HANG_TIMEOUT = 50_000;

/** Wait until an assertion holds. */
export async function eventually(assertion: () => void): Promise<void> {
  await vi.waitFor(assertion, { timeout: HANG_TIMEOUT });
}

/** Commands that the server has not answered yet. */
import type { Command, Done } from "./messages.ts";
import type { Refusal } from "./refusal.ts";

export interface PendingCommand {
  readonly id: string;
  /** The request as it is sent, and sent again after a reconnect. */
  readonly text: string;
  readonly command: Command;
  /** The position that the command was made for. */
  readonly position: string | undefined;
  readonly resolve: (done: Done) => void;
  readonly reject: (refusal: Refusal) => void;
}

export class PendingCommands {
  readonly #commands = new Map<string, PendingCommand>();

  add(command: PendingCommand): void {
    this.#commands.set(command.id, command);
  }

  /** Remove and return a command; undefined if it was answered before. */
  take(id: string): PendingCommand | undefined {
    const command = this.#commands.get(id);
    this.#commands.delete(id);
    return command;
  }

  /** Whether a command of this type is among them. */
  has(type: Command["type"]): boolean {
    return Array.from(this.#commands.values()).some(({ command }) => command.type === type);
  }

  /** The requests, the oldest first. */
  get texts(): string[] {
    return Array.from(this.#commands.values(), ({ text }) => text);
  }

  rejectAll(refusal: Refusal): void {
    for (const { reject } of this.#commands.values()) reject(refusal);
    this.#commands.clear();
  }
}

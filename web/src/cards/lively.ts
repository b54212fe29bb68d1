/**
 * Chameleons that look alive: they blink now and then and look at the drawn card, and jokers change their colours.
 *
 * Drawings take where they look and whether an eye is closed from custom properties of their svg. Those change a few
 * times a minute, so that nothing is computed or painted in between.
 */
import { animationDuration } from "../app/settings.svelte.ts";

const CARDS = '[data-drawing^="small-"], [data-drawing^="card-"]:not([data-drawing="card-back"])';
const ALIVE = `${CARDS}, [data-face]`;
const JOKERS = '[data-drawing="card-joker"]';

const BLINK = 140;
const PAUSE = 2_500;
/** How far a pupil moves, in the drawing's own units. */
const GLANCE = 3;
const HUE_STEP = 80;

/** Let one chameleon after the other blink; returns how to stop. */
export function blinkNowAndThen(): () => void {
  const timer = setInterval(() => {
    if (document.hidden || isCovered() || animationDuration() === 0) return;
    const alive = all(ALIVE);
    const chosen = alive[Math.floor(Math.random() * alive.length)];
    if (chosen) blink(chosen);
    for (const joker of all(JOKERS)) recolour(joker);
  }, PAUSE);
  return () => clearInterval(timer);
}

/** Whether the table lies under a dialog. */
function isCovered(): boolean {
  return document.querySelector("dialog[open]") !== null;
}

function blink({ style }: SVGElement): void {
  style.setProperty("--lid", "1");
  setTimeout(() => style.removeProperty("--lid"), BLINK);
}

function recolour({ style }: SVGElement): void {
  const hue = Number.parseFloat(style.getPropertyValue("--hue")) || 0;
  style.setProperty("--hue", `${hue + HUE_STEP}deg`);
}

/** Let all chameleons look at a place of the table, or straight ahead again, in the next frame; returns how to stop. */
export function lookAt(place: string | null): () => void {
  const handle = requestAnimationFrame(() => look(place)); // which has the places laid out for everybody
  return () => cancelAnimationFrame(handle);
}

function look(place: string | null): void {
  const target = place === null ? null : document.querySelector(`[data-place="${place}"]`);
  const alive = all(ALIVE);
  const goal = target === null || animationDuration() === 0 ? null : middle(target);
  const glances = alive.map((each) => (goal === null ? null : glance(middle(each), goal))); // all read, then all written
  alive.forEach(({ style }, index) => {
    const [x, y] = glances[index] ?? ["", ""];
    style.setProperty("--look-x", x);
    style.setProperty("--look-y", y);
  });
}

type Point = readonly [x: number, y: number];

function glance(from: Point, to: Point): readonly [x: string, y: string] | null {
  const [x, y] = [to[0] - from[0], to[1] - from[1]];
  const distance = Math.hypot(x, y);
  if (distance < 1) return null; // it is the one that is looked at
  return [`${((GLANCE * x) / distance).toFixed(2)}px`, `${((GLANCE * y) / distance).toFixed(2)}px`];
}

function middle(element: Element): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}

function all(selector: string): SVGElement[] {
  return [...document.querySelectorAll<SVGElement>(selector)];
}

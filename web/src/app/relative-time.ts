/** How long ago something was, in words. */

const UNITS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

/** `seconds` and `now` are since 1970. */
export function ago(seconds: number, now: number, language: string): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: "auto", style: "long" });
  const passed = Math.max(0, now - seconds);
  for (const [unit, length] of UNITS) {
    if (passed >= length) return words.format(-Math.floor(passed / length), unit);
  }
  return words.format(0, "minute");
}

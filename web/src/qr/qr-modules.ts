/** Where the modules of a QR code lie: patterns to find it by, what describes it, and the data between them. */

/** Rows of modules; true for dark ones. */
export type Matrix = readonly (readonly boolean[])[];

type Modules = (boolean | null)[][];

/** By version: the centres of the small patterns that help to align a picture. */
const ALIGNMENT: readonly (readonly number[])[] = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
];

/** Which modules of the data each mask inverts. */
const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
];

function sizeOf(version: number): number {
  return 17 + 4 * version;
}

/** How many modules are left for data. */
export function dataModules(version: number): number {
  return patterns(version, 0)
    .flat()
    .filter((module) => module === null).length;
}

/** The codewords with everything around them; with the mask that disturbs least, unless one is given. */
export function placed(version: number, codewords: readonly number[], mask?: number): Matrix {
  if (mask !== undefined) return filled(version, codewords, mask);
  const codes = MASKS.map((_, each) => filled(version, codewords, each));
  const penalties = codes.map(penalty);
  return codes[penalties.indexOf(Math.min(...penalties))]!;
}

function filled(version: number, codewords: readonly number[], mask: number): Matrix {
  const modules = patterns(version, mask);
  let bit = 0;
  for (const [row, column] of zigzag(modules.length)) {
    if (modules[row]![column] !== null) continue;
    const value = ((codewords[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1;
    modules[row]![column] = (value === 1) !== MASKS[mask]!(row, column);
    bit += 1;
  }
  return modules as boolean[][];
}

/** Two columns at a time from the right, upwards and downwards in turn; the column of the timing is left out. */
function* zigzag(size: number): Generator<[number, number]> {
  let isUp = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step++) {
      const row = isUp ? size - 1 - step : step;
      yield [row, right];
      yield [row, right - 1];
    }
    isUp = !isUp;
  }
}

/** Everything but the data, which is null. */
function patterns(version: number, mask: number): Modules {
  const size = sizeOf(version);
  const modules: Modules = Array.from({ length: size }, () => Array.from({ length: size }, () => null));
  for (let place = 8; place < size - 8; place++) modules[6]![place] = modules[place]![6] = place % 2 === 0;
  drawAlignment(modules, ALIGNMENT[version - 1]!);
  for (const [row, column] of [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ] as const)
    drawSquares(modules, row, column, 4, (distance) => distance !== 2 && distance !== 4);
  drawFormat(modules, mask);
  if (version >= 7) drawVersion(modules, version);
  return modules;
}

function drawAlignment(modules: Modules, centres: readonly number[]): void {
  const last = centres.at(-1);
  for (const row of centres) {
    for (const column of centres) {
      const isAtFinder =
        [row, column].every((each) => each === 6 || each === last) && row + column !== 2 * last!;
      if (!isAtFinder) drawSquares(modules, row, column, 2, (distance) => distance !== 1);
    }
  }
}

/** Squares around a module, dark by their distance from it, as far as they are inside. */
function drawSquares(
  modules: Modules,
  row: number,
  column: number,
  radius: number,
  isDark: (distance: number) => boolean,
): void {
  for (let down = -radius; down <= radius; down++) {
    for (let right = -radius; right <= radius; right++) {
      const line = modules[row + down];
      if (line?.[column + right] === undefined) continue;
      line[column + right] = isDark(Math.max(Math.abs(down), Math.abs(right)));
    }
  }
}

/** The remainder of a number times 2 ** degree, by a polynomial of that degree. */
function remainder(value: number, polynomial: number, degree: number): number {
  let rest = value << degree;
  for (let bit = 31; bit >= degree; bit--) if ((rest >>> bit) & 1) rest ^= polynomial << (bit - degree);
  return rest;
}

/** Level M is 00; the mask follows. */
function drawFormat(modules: Modules, mask: number): void {
  const size = modules.length;
  const format = ((mask << 10) | remainder(mask, 0x537, 10)) ^ 0x5412;
  const isDark = (bit: number): boolean => ((format >> bit) & 1) === 1;
  for (let bit = 0; bit < 15; bit++) {
    const [row, column] = FORMAT_PLACES[bit]!;
    modules[row]![column] = isDark(bit);
    if (bit < 8) modules[8]![size - 1 - bit] = isDark(bit);
    else modules[size - 15 + bit]![8] = isDark(bit);
  }
  modules[size - 8]![8] = true;
}

/** Of each bit of the format around the first corner, from the lowest. */
const FORMAT_PLACES: readonly (readonly [number, number])[] = [
  ...[0, 1, 2, 3, 4, 5, 7, 8].map((row) => [row, 8] as const),
  ...[7, 5, 4, 3, 2, 1, 0].map((column) => [8, column] as const),
];

function drawVersion(modules: Modules, version: number): void {
  const bits = (version << 12) | remainder(version, 0x1f25, 12);
  for (let bit = 0; bit < 18; bit++) {
    const [far, near] = [modules.length - 11 + (bit % 3), Math.floor(bit / 3)];
    modules[near]![far] = modules[far]![near] = ((bits >> bit) & 1) === 1;
  }
}

/** What makes a code hard to read: long runs and large areas of one colour. */
function penalty(code: Matrix): number {
  const columns = code.map((_, column) => code.map((row) => row[column]!));
  return runs(code) + runs(columns) + 3 * areas(code);
}

function runs(lines: Matrix): number {
  const texts = lines.map((line) => line.map(Number).join(""));
  return texts
    .flatMap((text) => text.match(/0{5,}|1{5,}/g) ?? [])
    .reduce((sum, run) => sum + run.length - 2, 0);
}

/** Squares of two by two. */
function areas(code: Matrix): number {
  const isSame = (row: number, column: number): boolean =>
    [code[row]![column + 1], code[row + 1]?.[column], code[row + 1]?.[column + 1]].every(
      (each) => each === code[row]![column],
    );
  return code.flatMap((line, row) => line.filter((_, column) => isSame(row, column))).length;
}

/** Error correction codewords, as in QR codes: Reed-Solomon over the field of 256 elements. */

const EXP: number[] = [];
const LOG: number[] = [];
for (let power = 0, value = 1; power < 255; power++) {
  EXP[power] = value;
  LOG[value] = power;
  value <<= 1;
  if (value > 255) value ^= 0x11d; // the field's polynomial
}

export function multiply(one: number, other: number): number {
  return one === 0 || other === 0 ? 0 : EXP[(LOG[one]! + LOG[other]!) % 255]!;
}

/** The generator polynomial of a degree, without its leading 1. */
function generator(degree: number): number[] {
  let polynomial = [1];
  for (let power = 0; power < degree; power++) {
    const shifted = [...polynomial, 0];
    polynomial = shifted.map((each, index) => each ^ multiply(polynomial[index - 1] ?? 0, EXP[power]!));
  }
  return polynomial.slice(1);
}

/** So many codewords for a block of data. */
export function correction(data: readonly number[], count: number): number[] {
  const divisor = generator(count);
  const remainder = Array.from({ length: count }, () => 0);
  for (const byte of data) {
    const factor = byte ^ remainder.shift()!;
    remainder.push(0);
    divisor.forEach((each, index) => (remainder[index]! ^= multiply(each, factor)));
  }
  return remainder;
}

/** Degrees: latitude, longitude. */
export type Position = [number, number];

const FIRST_CHARACTER = 63;
const CHUNK_BITS = 5;
const CHUNK = 31;

/** Reads a line of the base map (`tooling/src/base-map/encode-line.ts` writes it). */
export function decodeLine(text: string, precision: number): Position[] {
  const steps = decodeNumbers(text);
  const line: Position[] = [];
  let [latitude, longitude] = [0, 0];
  for (let index = 0; index + 1 < steps.length; index += 2) {
    latitude += steps[index] ?? 0;
    longitude += steps[index + 1] ?? 0;
    line.push([latitude * precision, longitude * precision]);
  }
  return line;
}

function decodeNumbers(text: string): number[] {
  const numbers: number[] = [];
  let [value, shift] = [0, 0];
  for (let index = 0; index < text.length; index++) {
    const chunk = text.charCodeAt(index) - FIRST_CHARACTER;
    value |= (chunk & CHUNK) << shift;
    shift += CHUNK_BITS;
    if (chunk > CHUNK) continue;
    numbers.push(value & 1 ? ~(value >> 1) : value >> 1);
    [value, shift] = [0, 0];
  }
  return numbers;
}

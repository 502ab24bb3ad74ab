import type { Position } from './simplify-line.ts';

const FIRST_CHARACTER = 63;
const CHUNK_BITS = 5;

/**
 * A line as text: steps from point to point in units of the precision, latitude first (the "encoded polyline"
 * of maps). `mf-search/src/features/map/decode-line.ts` reads it. Empty for a line that is shorter than the
 * precision.
 */
export function encodeLine(line: readonly Position[], precision: number): string {
  let [latitude, longitude] = [0, 0];
  let text = '';
  let count = 0;
  for (const [nextLongitude, nextLatitude] of line) {
    const [toLatitude, toLongitude] = [
      Math.round(nextLatitude / precision),
      Math.round(nextLongitude / precision),
    ];
    if (count > 0 && toLatitude === latitude && toLongitude === longitude) continue;
    text += encodeNumber(toLatitude - latitude) + encodeNumber(toLongitude - longitude);
    [latitude, longitude] = [toLatitude, toLongitude];
    count += 1;
  }
  return count > 1 ? text : '';
}

/** The sign goes last, so that small steps are short in both directions. */
function encodeNumber(value: number): string {
  let rest = value < 0 ? ~(value << 1) : value << 1;
  let text = '';
  while (rest >= 1 << CHUNK_BITS) {
    text += String.fromCharCode(((rest & 31) | 32) + FIRST_CHARACTER);
    rest >>= CHUNK_BITS;
  }
  return text + String.fromCharCode(rest + FIRST_CHARACTER);
}

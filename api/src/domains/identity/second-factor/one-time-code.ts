import { createHmac, timingSafeEqual } from 'node:crypto';

/** What every authenticator app assumes (RFC 6238 §4.1, RFC 4226 §5.3). */
export const STEP_MILLISECONDS = 30_000;
const DIGITS = 6;
/** A code of the step before or after counts as well: clocks differ and people type (RFC 6238 §5.2). */
const NEARBY_STEPS = [0, -1, 1];

export function stepAt(time: Date): number {
  return Math.floor(time.getTime() / STEP_MILLISECONDS);
}

/** RFC 4226 §5.3 with the step as the counter. */
export function oneTimeCode(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', secret).update(counter).digest();
  const offset = hash.readUInt8(hash.length - 1) & 0x0f;
  const number = hash.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

/** @returns the step that the code belongs to, or nothing where it is none of now */
export function stepOfCode(secret: Buffer, code: string, time: Date): number | undefined {
  const given = Buffer.from(code);
  return NEARBY_STEPS.map((distance) => stepAt(time) + distance).find((step) => {
    const expected = Buffer.from(oneTimeCode(secret, step));
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}

import { createHash } from 'node:crypto';

/** 2026-01-01T00:00:00Z: the same seed gives the same id at any time. */
const FIXED_TIME = 1_767_225_600_000;

/** A UUIDv7 (RFC 9562 §5.7) whose random part comes from the seed. */
export function seededUuid(seed: string, milliseconds = FIXED_TIME): string {
  const bytes = createHash('sha256').update(seed).digest().subarray(0, 16);
  bytes.writeUIntBE(milliseconds, 0, 6);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x70;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const text = bytes.toString('hex');
  return [text.slice(0, 8), text.slice(8, 12), text.slice(12, 16), text.slice(16, 20), text.slice(20)].join(
    '-',
  );
}

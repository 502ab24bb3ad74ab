import type { FilePart } from '@moien/api';

/** No tile and no directory of a file is larger, in bytes. */
const PART_BYTES_MAXIMUM = 1024 * 1024;

/**
 * One part from byte to byte (RFC 9110 §14.1.2). Undefined for any other kind of range, for none, and for a
 * part that lies behind the end or is too large: nobody is sent a whole file.
 */
export function readByteRange(header: string | undefined, fileBytes: number): FilePart | undefined {
  const [, first, last] = /^bytes=(\d{1,15})-(\d{1,15})$/.exec(header ?? '') ?? [];
  if (first === undefined || last === undefined) return undefined;
  const offset = Number(first);
  const length = Math.min(Number(last), fileBytes - 1) - offset + 1;
  return length > 0 && length <= PART_BYTES_MAXIMUM ? { offset, length } : undefined;
}

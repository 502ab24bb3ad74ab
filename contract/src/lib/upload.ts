/** Bytes of one uploaded file, as it is sent. */
export const UPLOAD_BYTES_MAXIMUM = 10 * 1024 * 1024;
export const UPLOAD_NAME_MAXIMUM = 120;
/** Codes of refusals that a page says before it sends a file. */
export const UPLOAD_TOO_LARGE_CODE = 'upload-too-large';
export const UPLOAD_TYPE_CODE = 'upload-type-unsupported';

export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;
/** What is accepted. Its content decides what a file is, not its name or what it is sent as. */
export const UPLOAD_TYPES = [...PICTURE_TYPES, 'application/pdf'] as const;
export type UploadType = (typeof UPLOAD_TYPES)[number];

/** Photos of Apple's phones: their codec is HEVC, which few browsers and not our server decode. */
const HEIC_BRANDS: readonly string[] = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx'];
const AVIF_BRANDS: readonly string[] = ['avif', 'avis'];
const BRANDS_AT = 8;
const BRAND_LENGTH = 4;
/** Enough of a file to know by it which of these it is. */
export const BRANDS_BYTES = 64;

/** Whether a file begins as HEIC does, by the brands in its first box (ISO 14496-12, 4.3). */
export function isHeic(start: Uint8Array): boolean {
  return hasBrand(start, HEIC_BRANDS);
}

/** `mif1` alone says no more than that it is a picture: the brands beside it say of which codec. */
export function isAvif(start: Uint8Array): boolean {
  return hasBrand(start, AVIF_BRANDS) && !isHeic(start);
}

function hasBrand(start: Uint8Array, wanted: readonly string[]): boolean {
  if (textAt(start, BRAND_LENGTH) !== 'ftyp') return false;
  const length = ((start[0] ?? 0) << 24) | ((start[1] ?? 0) << 16) | ((start[2] ?? 0) << 8) | (start[3] ?? 0);
  const end = Math.min(length, BRANDS_BYTES, start.length);
  for (let at = BRANDS_AT; at + BRAND_LENGTH <= end; at += BRAND_LENGTH)
    if (wanted.includes(textAt(start, at))) return true;
  return false;
}

function textAt(bytes: Uint8Array, from: number): string {
  return String.fromCharCode(...bytes.subarray(from, from + BRAND_LENGTH));
}

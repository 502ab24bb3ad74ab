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

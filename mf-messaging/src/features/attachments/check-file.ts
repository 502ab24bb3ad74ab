import { UPLOAD_BYTES_MAXIMUM, UPLOAD_TOO_LARGE_CODE, UPLOAD_TYPE_CODE, UPLOAD_TYPES } from '@moien/contract';

/** The codes with which the server would refuse it. */
export type FileProblem = typeof UPLOAD_TOO_LARGE_CODE | typeof UPLOAD_TYPE_CODE;

const TYPES: readonly string[] = UPLOAD_TYPES;

/** Why a file cannot be sent, before any of it is. Where a browser knows no type, the server decides. */
export function checkFile({ type, size }: Pick<File, 'type' | 'size'>): FileProblem | undefined {
  if (type !== '' && !TYPES.includes(type)) return UPLOAD_TYPE_CODE;
  return size > UPLOAD_BYTES_MAXIMUM ? UPLOAD_TOO_LARGE_CODE : undefined;
}

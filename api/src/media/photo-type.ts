import { BRANDS_BYTES, isHeic } from '@moien/contract';
import { ProblemError } from '../lib/problem-error.ts';
import { uploadTypeOf } from './upload-type.ts';

/**
 * By the first part of a file, before it is kept: what cannot become a photo is not sent to its end.
 * @param isWhole whether these are all bytes of the file
 * @throws ProblemError 415 `heic-unsupported` or `upload-type-unsupported`
 */
export function refuseOtherTypes(start: Buffer, { isWhole }: { isWhole: boolean }): void {
  if (isHeic(start)) throw new ProblemError(415, 'heic-unsupported');
  if (start.byteLength < BRANDS_BYTES && !isWhole) return;
  const type = uploadTypeOf(start);
  if (type === undefined || type === 'application/pdf')
    throw new ProblemError(415, 'upload-type-unsupported', { message: 'photo-type-unsupported' });
}

import { UPLOAD_NAME_MAXIMUM } from '@moien/contract';
import { cleanName } from '../../../lib/contact-text.ts';
import type { ReadUpload } from '../../../media/read-upload.ts';
import { findContactDetails } from '../mask/find-contact-details.ts';
import { findPaymentDetails } from '../mask/find-payment-details.ts';

const EXTENSIONS = { 'image/jpeg': '.jpg', 'image/webp': '.webp', 'application/pdf': '.pdf' } as const;
/** Of systems on which a file may be saved, and what ends a parameter of a header. */
const FORBIDDEN = /[/\\:*?"<>|;]+/g;
const EXTENSION = /\.[\p{L}\d]{1,5}$/u;

/**
 * The name under which a file is shown and saved, with the extension of what it is. One that says how to be
 * paid or reached past the platform is left out: names are not masked.
 */
export function attachmentName(given: string | undefined, mediaType: ReadUpload['mediaType']): string {
  const extension = EXTENSIONS[mediaType];
  const cleaned = cleanName((given ?? '').replace(FORBIDDEN, ' ')).replace(EXTENSION, '');
  const name = cleaned.replace(/^[. ]+/, '').trim();
  const isLeftOut = name === '' || findPaymentDetails(name).length + findContactDetails(name).length > 0;
  const kept = isLeftOut ? defaultName(mediaType) : name;
  return `${shortened(kept, UPLOAD_NAME_MAXIMUM - extension.length)}${extension}`;
}

function defaultName(mediaType: ReadUpload['mediaType']): string {
  return mediaType === 'application/pdf' ? 'document' : 'picture';
}

/** Whole characters, so that none is cut in the middle. */
function shortened(name: string, maximum: number): string {
  return name.length <= maximum ? name : name.slice(0, maximum).toWellFormed().replace('\ufffd', '').trim();
}

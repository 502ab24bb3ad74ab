import { openPicture } from '../media/image-variant.ts';
import { uploadTypeOf } from '../media/upload-type.ts';
import { DocumentRefused } from './document-refused.ts';
import { drawPdf } from './draw-pdf.ts';
import { encodePage } from './encode-page.ts';

/**
 * The pages of a document as WebP: of a PDF what is seen of it and nothing else, of a picture its pixels,
 * upright and without metadata.
 * @throws DocumentRefused
 */
export async function readDocument(bytes: Buffer): Promise<Buffer[]> {
  const type = uploadTypeOf(bytes);
  if (type === undefined) throw new DocumentRefused('unreadable');
  if (type === 'application/pdf') return drawPdf(bytes);
  try {
    return [await encodePage(openPicture(bytes).autoOrient())];
  } catch (cause) {
    throw new DocumentRefused('unreadable', { cause });
  }
}

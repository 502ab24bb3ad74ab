import { parentPort, workerData } from 'node:worker_threads';
import { PDFiumLibrary, type PDFiumPage } from '@hyzyla/pdfium';
import { DOCUMENT_PAGES_MAXIMUM } from '@moien/contract';
import sharp from 'sharp';
import { type DocumentRefusal, DocumentRefused } from './document-refused.ts';
import type { PdfAnswer } from './draw-pdf.ts';
import { encodePage, PAGE_ASPECT_MAXIMUM, PAGE_SHORT_EDGE } from './encode-page.ts';

/** PDFium draws small pages larger, which keeps them sharp; 1 is a pixel for each point. */
const SCALE_MAXIMUM = 20;

// A thread of its own: a page takes a tenth of a second, and a hostile file as long as it likes.
try {
  await drawPages(workerData as Uint8Array);
  post({ isDone: true });
} catch (error) {
  post({ refusal: error instanceof DocumentRefused ? error.refusal : refusalOf(error) });
}

/** Scripts, links and hidden layers are no part of what is drawn. */
async function drawPages(bytes: Uint8Array): Promise<void> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(bytes);
  const count = document.getPageCount();
  if (count === 0) throw new DocumentRefused('unreadable');
  if (count > DOCUMENT_PAGES_MAXIMUM) throw new DocumentRefused('too-many-pages');
  for (let index = 0; index < count; index += 1) post({ page: await drawPage(document.getPage(index)) });
}

async function drawPage(page: PDFiumPage): Promise<Uint8Array> {
  const { originalWidth, originalHeight } = page.getOriginalSize();
  const scale = scaleOf(originalWidth, originalHeight);
  const { data, width, height } = await page.render({ scale });
  return encodePage(sharp(redFirst(data), { raw: { width, height, channels: 4 } }));
}

function scaleOf(width: number, height: number): number {
  const short = Math.max(1, Math.min(width, height));
  const long = Math.max(1, width, height);
  return Math.min(PAGE_SHORT_EDGE / short, (PAGE_SHORT_EDGE * PAGE_ASPECT_MAXIMUM) / long, SCALE_MAXIMUM);
}

/** PDFium draws blue, green, red and alpha. */
function redFirst(pixels: Uint8Array): Uint8Array {
  for (let at = 0; at < pixels.length; at += 4) {
    const blue = pixels[at] ?? 0;
    pixels[at] = pixels[at + 2] ?? 0;
    pixels[at + 2] = blue;
  }
  return pixels;
}

/** The library says of a file that it cannot open only by the words of an error. */
function refusalOf(error: unknown): DocumentRefusal {
  return error instanceof Error && /password/i.test(error.message) ? 'locked' : 'unreadable';
}

function post(answer: PdfAnswer): void {
  parentPort?.postMessage(answer);
}

import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import { type DocumentRefusal, DocumentRefused } from './document-refused.ts';

/** A page as `encodePage` makes it, one after another. */
export type PdfAnswer = { page: Uint8Array } | { isDone: true } | { refusal: DocumentRefusal };

const TIME_MILLISECONDS = 20_000;
const MEMORY_MEGABYTES = 512;
/** Of 64 KB. The limits of a thread do not count the memory of WebAssembly: a PDF of 2 KB took 2 GB of it. */
const WASM_PAGES_MAXIMUM = 8192;

// For the whole process, where nothing else uses WebAssembly of that size.
setFlagsFromString(`--wasm-max-mem-pages=${WASM_PAGES_MAXIMUM}`);

/**
 * Draws the pages of a PDF in a thread of its own, which ends with it.
 * @param timeMilliseconds after which the file counts as unreadable
 * @throws DocumentRefused
 */
export async function drawPdf(bytes: Uint8Array, timeMilliseconds = TIME_MILLISECONDS): Promise<Buffer[]> {
  const worker = new Worker(join(import.meta.dirname, 'pdf-worker.ts'), {
    workerData: bytes,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MEGABYTES },
  });
  const { promise, resolve, reject } = Promise.withResolvers<Buffer[]>();
  const pages: Buffer[] = [];
  worker.on('message', (answer: PdfAnswer) => {
    if ('page' in answer) pages.push(Buffer.from(answer.page));
    else if ('refusal' in answer) reject(new DocumentRefused(answer.refusal));
    else resolve(pages);
  });
  worker.on('error', (cause) => reject(new DocumentRefused('unreadable', { cause })));
  worker.on('exit', () => reject(new DocumentRefused('unreadable')));
  const timer = setTimeout(() => reject(new DocumentRefused('unreadable')), timeMilliseconds);
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}

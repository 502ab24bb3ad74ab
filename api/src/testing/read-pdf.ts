import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { ReadPdf } from './read-pdf-process.ts';

/** A PDF as another program reads it: PDF.js, in a process of its own, because it is loaded while it runs. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf & { text: string }> {
  const script = join(import.meta.dirname, 'read-pdf-process.ts');
  const reader = spawn(process.execPath, [script], { stdio: ['pipe', 'pipe', 'inherit'] });
  reader.stdin.end(bytes);
  const read = JSON.parse(await text(reader.stdout)) as ReadPdf;
  return { ...read, text: read.pages.join('\n') };
}

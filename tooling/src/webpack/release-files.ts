import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { ReleaseFile } from '@moien/contract';

const COMPRESSIBLE = /\.(js|css|json|svg|html|map)$/;
const COMPRESSED = /\.(br|gz)$/;
const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Every file of a build with its integrity (sha-384), path relative to the folder. */
export function listFiles(folder: string): ReleaseFile[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !COMPRESSED.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort()
    .map((path) => {
      const content = readFileSync(join(folder, path));
      return { path, integrity: integrityOf(content), bytes: content.byteLength };
    });
}

export function integrityOf(content: Buffer | string): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

/**
 * Writes `.br` and `.gz` beside every text file, once, so that the gateway never compresses a static file.
 */
export async function compressFiles(folder: string): Promise<void> {
  const paths = listFiles(folder).filter(({ path }) => COMPRESSIBLE.test(path));
  await Promise.all(
    paths.map(async ({ path }) => {
      const content = readFileSync(join(folder, path));
      const parameters = {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
      };
      const [brotli, zipped] = await Promise.all([
        compressBrotli(content, { params: parameters }),
        compressGzip(content, { level: 9 }),
      ]);
      writeFileSync(join(folder, `${path}.br`), brotli);
      writeFileSync(join(folder, `${path}.gz`), zipped);
    }),
  );
}

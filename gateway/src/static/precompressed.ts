import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';

const CONTENT_TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.map': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
};
const ENCODINGS = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;

export const IMMUTABLE = 'public, max-age=31536000, immutable';
export const REVALIDATED = 'no-cache';

/** Sends a file of a folder in the best form that was made at build; answers false when there is no such file. */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { folder, path, cacheControl }: { folder: string; path: string; cacheControl: string },
): Promise<boolean> {
  const file = normalize(join(folder, path));
  if (!file.startsWith(normalize(folder) + sep) || path.includes('\0')) return false;
  const contentType = CONTENT_TYPES[extname(file)];
  const plain = contentType ? await sizeOf(file) : undefined;
  if (!contentType || plain === undefined) return false;
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const encoded = await firstExisting(
    file,
    ENCODINGS.filter(({ name }) => accepted.includes(name)),
  );
  reply.headers({
    'content-type': contentType,
    'content-length': encoded?.size ?? plain,
    'cache-control': cacheControl,
    'x-content-type-options': 'nosniff',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    vary: 'accept-encoding',
    ...(encoded ? { 'content-encoding': encoded.name } : {}),
  });
  await reply.send(createReadStream(file + (encoded?.suffix ?? '')));
  return true;
}

async function firstExisting(file: string, encodings: readonly (typeof ENCODINGS)[number][]) {
  for (const encoding of encodings) {
    const size = await sizeOf(file + encoding.suffix);
    if (size !== undefined) return { ...encoding, size };
  }
  return undefined;
}

async function sizeOf(file: string): Promise<number | undefined> {
  const found = await stat(file).catch(() => undefined);
  return found?.isFile() ? found.size : undefined;
}

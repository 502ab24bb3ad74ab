import { extname } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FindFile } from './stored-file.ts';

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
/** What builds write in compressed form too. */
const COMPRESSED = /\.(js|css|json|svg|html|map)$/;

export const IMMUTABLE = 'public, max-age=31536000, immutable';
export const REVALIDATED = 'no-cache';

/** Sends a file in the best form that was made at build; answers false when there is no such file. */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { find, path, cacheControl }: { find: FindFile; path: string; cacheControl: string },
): Promise<boolean> {
  const contentType = CONTENT_TYPES[extname(path)];
  if (!contentType) return false;
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const encodings = ENCODINGS.filter(({ name }) => COMPRESSED.test(path) && accepted.includes(name));
  const encoded = await firstEncoded(find, path, encodings);
  const file = encoded?.file ?? (await find(path));
  if (!file) return false;
  reply.headers({
    'content-type': contentType,
    'content-length': file.bytes,
    'cache-control': cacheControl,
    'x-content-type-options': 'nosniff',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    vary: 'accept-encoding',
    ...(encoded ? { 'content-encoding': encoded.name } : {}),
  });
  await reply.send(file.open());
  return true;
}

async function firstEncoded(find: FindFile, path: string, encodings: readonly (typeof ENCODINGS)[number][]) {
  for (const { name, suffix } of encodings) {
    const file = await find(path + suffix);
    if (file) return { name, file };
  }
  return undefined;
}

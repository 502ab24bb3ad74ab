import { releaseFileType } from '@moien/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FindFile } from './stored-file.ts';

const ENCODINGS = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;
/** What builds write in compressed form too. */
const COMPRESSED = /\.(js|css|json|svg|map)$/;

export const IMMUTABLE = 'public, max-age=31536000, immutable';
export const REVALIDATED = 'no-cache';

/** A file that is opened by itself, such as a picture in SVG: without an origin, and nothing in it runs. */
export const FILE_POLICY =
  "sandbox; default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
/** The policy of a script counts where it runs as a worker, which needs its origin to load anything. */
export const SCRIPT_POLICY =
  "sandbox allow-scripts allow-same-origin; default-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

type SentFile = {
  find: FindFile;
  path: string;
  cacheControl: string;
  /** Instead of the one for files of its kind. */
  policy?: string;
};

/** Sends a file in the best form that was made at build; answers false when there is no such file. */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { find, path, cacheControl, policy = path.endsWith('.js') ? SCRIPT_POLICY : FILE_POLICY }: SentFile,
): Promise<boolean> {
  const contentType = releaseFileType(path);
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
    'content-security-policy': policy,
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

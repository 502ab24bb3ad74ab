import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { sha256Hex } from '../lib/sha256.ts';
import { type EntryContent, readArchive } from './backup-archive.ts';
import { BackupError } from './backup-error.ts';
import { type BackupManifest, MANIFEST_ENTRY, readManifest } from './backup-manifest.ts';

type Found = { bytes: number; hash: Hash };

/**
 * Reads a whole backup and compares every entry with the manifest, which is the last one.
 * @throws BackupError for one that was cut off, changed, or is newer than this code
 */
export async function checkBackup(file: string): Promise<{ manifest: BackupManifest; digest: string }> {
  const found = new Map<string, Found>();
  let last: Buffer | undefined;
  const read = async (name: string, content: EntryContent) => {
    if (last) throw new BackupError('The backup is damaged: something follows its manifest.');
    if (name === MANIFEST_ENTRY) last = await buffer(content);
    else await digestInto(found, contentName(name), content);
  };
  await readArchive(createReadStream(file), read).catch((error) => {
    if (error instanceof BackupError || Object(error).syscall) throw error;
    throw new BackupError(
      `This is no whole backup (${error instanceof Error ? error.message : 'unreadable'}).`,
    );
  });
  if (!last) throw new BackupError('The backup is cut off: its manifest, which comes last, is missing.');
  const manifest = readManifest(last);
  compare(found, expectedOf(manifest));
  return { manifest, digest: sha256Hex(last) };
}

/** Rows come in several entries, in order: `tables/property/00000001`. */
export function contentName(entry: string): string {
  return /^(tables|queue)\/[^/]+\/\d{8}$/.test(entry) ? entry.slice(0, -9) : entry;
}

async function digestInto(found: Map<string, Found>, name: string, content: EntryContent): Promise<void> {
  const sum = found.get(name) ?? { bytes: 0, hash: createHash('sha256') };
  found.set(name, sum);
  for await (const chunk of content) {
    sum.bytes += chunk.length;
    sum.hash.update(chunk);
  }
}

function expectedOf(manifest: BackupManifest): Map<string, { bytes: number; digest: string }> {
  const { tables, jobs, pictures, releaseFiles } = manifest;
  return new Map([
    ...tables.map((table) => [`tables/${table.name}`, table] as const),
    ['queue/jobs', jobs] as const,
    ...pictures.map(({ path, bytes, sha256 }) => [`pictures/${path}`, { bytes, digest: sha256 }] as const),
    ...releaseFiles.map(
      ({ path, bytes, sha256 }) => [`releases/${path}`, { bytes, digest: sha256 }] as const,
    ),
  ]);
}

function compare(found: Map<string, Found>, expected: Map<string, { bytes: number; digest: string }>): void {
  for (const [name, { bytes, digest }] of expected) {
    const sum = found.get(name) ?? { bytes: 0, hash: createHash('sha256') };
    found.delete(name);
    if (sum.bytes !== bytes || sum.hash.digest('hex') !== digest)
      throw new BackupError(`The backup is damaged: ${name} is not what its manifest describes.`);
  }
  const [unexpected] = found.keys();
  if (unexpected !== undefined)
    throw new BackupError(`The backup is damaged: its manifest does not describe ${unexpected}.`);
}

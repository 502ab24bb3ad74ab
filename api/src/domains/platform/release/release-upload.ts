import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import {
  addressesOf,
  REGISTRY_FORMAT,
  type Release,
  type ReleaseUpload,
  releaseFileType,
  toOffer,
} from '@moien/contract';
import validRange from 'semver/ranges/valid.js';
import { ProblemError } from '../../../lib/problem-error.ts';
import { sha256Hex } from '../../../lib/sha256.ts';
import type { MessageSlug, MessageValues } from '../../../messages/message-text.ts';
import { integrityOf, isReleaseKey, releaseKey } from '../release-files/release-files.ts';
import { canonicalJson } from './canonical-json.ts';

const MANIFEST_LENGTH_MAXIMUM = 512 * 1024;

/** U+0000 and half a surrogate pair, as JSON writes them: PostgreSQL cannot read them as text. */
const NO_TEXT = /\\u(0000|d[89a-f])/;

const DECODERS = { '.br': promisify(brotliDecompress), '.gz': promisify(gunzip) };
type Encoding = keyof typeof DECODERS;
const ENCODINGS = Object.keys(DECODERS) as Encoding[];

/** A release that holds together: what is stored of it. Paths begin with `browser/` or `server/`. */
export type CheckedRelease = {
  remote: string;
  version: string;
  manifest: string;
  digest: string;
  offer: string;
  files: ReadonlyMap<string, Buffer>;
  /** Encodings that it does not bring: nothing may lie in their place. */
  absentPaths: readonly string[];
};

/**
 * Every file that the manifest names is there with its integrity, every encoding gives the same bytes, and
 * there is nothing else. @throws ProblemError
 */
export async function checkUpload({ release, files: uploaded }: ReleaseUpload): Promise<CheckedRelease> {
  const manifest = writeManifest(release);
  checkManifest(release);
  const files = new Map(uploaded.map(({ path, content }) => [path, Buffer.from(content, 'base64')]));
  if (files.size < uploaded.length)
    throw refusal('release-file-repeated', { path: findRepeated(uploaded.map(({ path }) => path)) ?? '' });
  const encodedPaths = new Set<string>();
  const checkFile = async (path: string, integrity: string, bytes?: number): Promise<void> => {
    const content = files.get(path);
    if (!content) throw refusal('release-file-missing', { path });
    if (integrityOf(content) !== integrity || (bytes !== undefined && content.length !== bytes))
      throw refusal('release-integrity', { path });
    for (const encoding of ENCODINGS) {
      encodedPaths.add(path + encoding);
      await checkEncoding(path, encoding, content, files.get(path + encoding));
    }
  };
  for (const { path, integrity, bytes } of release.files)
    await checkFile(`browser/${path}`, integrity, bytes);
  await checkFile(`server/${release.serverEntry}`, release.serverIntegrity);
  const named = new Set([
    ...release.files.map(({ path }) => `browser/${path}`),
    `server/${release.serverEntry}`,
  ]);
  const unexpected = [...files.keys()].find((path) => !named.has(path) && !encodedPaths.has(path));
  if (unexpected) throw refusal('release-file-unexpected', { path: unexpected });
  return {
    remote: release.remote.name,
    version: release.version,
    manifest,
    digest: sha256Hex(manifest),
    offer: canonicalJson(toOffer(release)),
    files,
    absentPaths: [...encodedPaths].filter((path) => !files.has(path) && !named.has(path)),
  };
}

function writeManifest(release: Release): string {
  const manifest = tryCanonicalJson(release);
  if (manifest === undefined || manifest.length > MANIFEST_LENGTH_MAXIMUM)
    throw refusal('release-manifest-too-large');
  if (NO_TEXT.test(manifest)) throw refusal('release-text');
  return manifest;
}

/** What other fields hold is not checked: it may be nested without end. */
function tryCanonicalJson(release: Release): string | undefined {
  try {
    return canonicalJson(release);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function checkManifest(release: Release): void {
  if (release.format > REGISTRY_FORMAT) throw refusal('release-format', { format: REGISTRY_FORMAT });
  const { name, supportedShells } = release.remote;
  if (validRange(supportedShells) === null) throw refusal('release-range');
  checkRoutes(release.remote);
  const paths = release.files.map(({ path }) => path);
  const named = [...paths.map((path) => `browser/${path}`), `server/${release.serverEntry}`];
  const wrong = named.find((path) => !isReleaseKey(releaseKey(name, release.version, path)));
  if (wrong) throw refusal('release-path', { path: wrong.slice(0, 200) });
  const untyped = paths.find((path) => releaseFileType(path) === undefined);
  if (untyped !== undefined) throw refusal('release-file-type', { path: untyped });
  const repeated = findRepeated(paths);
  if (repeated !== undefined) throw refusal('release-file-repeated', { path: repeated });
  const used = Object.values(release.preload).flatMap(({ scripts, styles }) => [...scripts, ...styles]);
  const missing = [release.entry, ...used].find((path) => !paths.includes(path));
  if (missing !== undefined) throw refusal('release-file-missing', { path: missing.slice(0, 200) });
}

/** A page with two routes of one id or address cannot be drawn. */
function checkRoutes({ routes }: Release['remote']): void {
  const ids = routes.map(({ id }) => id);
  const repeated = findRepeated(ids) ?? findRepeated(routes.flatMap(({ path }) => addressesOf(path)));
  if (repeated !== undefined) throw refusal('release-route-repeated', { name: repeated });
}

function findRepeated(names: readonly string[]): string | undefined {
  return names.find((name, index) => names.indexOf(name) !== index);
}

async function checkEncoding(
  path: string,
  encoding: Encoding,
  content: Buffer,
  encoded?: Buffer,
): Promise<void> {
  if (!encoded) return;
  // One byte more than expected is already another file: nothing is unpacked beyond it.
  const decoded = await DECODERS[encoding](encoded, { maxOutputLength: content.length + 1 }).catch(
    () => null,
  );
  if (!decoded?.equals(content)) throw refusal('release-encoding', { path: path + encoding });
}

function refusal(code: MessageSlug, values?: MessageValues): ProblemError {
  return new ProblemError(400, code, values ? { values } : {});
}

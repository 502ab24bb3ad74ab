import { nativePlatform } from '../native/native-platform.ts';

const PATIENCE_MILLISECONDS = 10_000;

/**
 * The registry of active releases as it came, to be parsed and verified; `undefined` while it is the one of
 * `tag`.
 */
export async function fetchRegistry(
  tag: string | undefined,
): Promise<{ body: unknown; tag: string | undefined } | undefined> {
  const response = await fetch('/registry', {
    ...conditionOf(tag),
    signal: AbortSignal.timeout(PATIENCE_MILLISECONDS),
  });
  if (response.status === 304) return undefined;
  if (!response.ok) throw new Error(`The registry answered ${response.status}.`);
  const newTag = response.headers.get('etag') ?? undefined;
  if (tag !== undefined && newTag === tag) return undefined;
  return { body: await response.json(), tag: newTag };
}

/**
 * Past the browser's cache, which would turn "nothing new" into the whole of it. From the app's origin a
 * header of our own would cost a preflight, so there the browser asks with the tag that its cache knows.
 */
function conditionOf(tag: string | undefined): RequestInit {
  if (nativePlatform()) return { cache: 'no-cache' };
  return { cache: 'no-store', headers: tag ? { 'if-none-match': tag } : {} };
}

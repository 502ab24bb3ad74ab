const PATIENCE_MILLISECONDS = 10_000;

/**
 * The registry of active releases as it came, to be parsed and verified; `undefined` while it is the one of
 * `tag`.
 */
export async function fetchRegistry(
  tag: string | undefined,
): Promise<{ body: unknown; tag: string | undefined } | undefined> {
  // Past the browser's cache, which would turn "nothing new" into the whole of it.
  const response = await fetch('/registry', {
    cache: 'no-store',
    signal: AbortSignal.timeout(PATIENCE_MILLISECONDS),
    headers: tag ? { 'if-none-match': tag } : {},
  });
  if (response.status === 304) return undefined;
  if (!response.ok) throw new Error(`The registry answered ${response.status}.`);
  return { body: await response.json(), tag: response.headers.get('etag') ?? undefined };
}

/** A file of which a part may be here, as it is known again once it is chosen again. */
type Unfinished = { id: string; adId: string; name: string; size: number; lastModified: number };

const KEY = 'ad-photo-uploads';
const UNFINISHED_MAXIMUM = 200;

/** The id under which a file was sent to a home before a reload, unless it is in use again. */
export function unfinishedId(adId: string, file: File, used: ReadonlySet<string>): string | undefined {
  return readAll().find((one) => one.adId === adId && !used.has(one.id) && isSame(one, file))?.id;
}

/** Names of the files that had not arrived in a home when the page was left. */
export function unfinishedNames(adId: string): string[] {
  return readAll().flatMap((one) => (one.adId === adId ? [one.name] : []));
}

export function rememberUnfinished({ id, adId, file }: { id: string; adId: string; file: File }): void {
  const { name, size, lastModified } = file;
  write([...readAll().filter((one) => one.id !== id), { id, adId, name, size, lastModified }]);
}

/** It has arrived, or nobody waits for it any more. */
export function forgetUnfinished(isForgotten: (one: { id: string; adId: string }) => boolean): void {
  write(readAll().filter((one) => !isForgotten(one)));
}

const isSame = (one: Unfinished, { name, size, lastModified }: File) =>
  one.name === name && one.size === size && one.lastModified === lastModified;

function write(all: readonly Unfinished[]): void {
  try {
    if (all.length === 0) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify(all.slice(-UNFINISHED_MAXIMUM)));
  } catch {
    // Storage may be switched off: then a photo is sent from its beginning.
  }
}

function readAll(): Unfinished[] {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(value) ? value.filter(isUnfinished) : [];
  } catch {
    return [];
  }
}

function isUnfinished(value: unknown): value is Unfinished {
  if (typeof value !== 'object' || value === null) return false;
  const { id, adId, name, size, lastModified } = value as Record<string, unknown>;
  return (
    [id, adId, name].every((text) => typeof text === 'string') &&
    [size, lastModified].every((number) => typeof number === 'number')
  );
}

/** As long as somebody may take to sign in; later they may have forgotten it. */
const WISH_MILLISECONDS = 30 * 60_000;
const KEY = 'favorite-wish';

/**
 * A home that a visitor wants to keep before they have signed in. Of this tab, so that it outlives another
 * document.
 */
export type FavoriteWish = { propertyId: string; title: string };

/** Only in the browser. */
export function readWish(): FavoriteWish | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return undefined;
    const { propertyId, title, time } = kept as Record<string, unknown>;
    const isUnderstood = typeof propertyId === 'string' && typeof title === 'string';
    const isRecent = typeof time === 'number' && Date.now() - time < WISH_MILLISECONDS;
    return isUnderstood && isRecent ? { propertyId, title } : undefined;
  } catch {
    return undefined;
  }
}

export function keepWish(wish: FavoriteWish): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...wish, time: Date.now() }));
  } catch {
    // Storage may be switched off: the wish lives as long as the page then.
  }
}

export function dropWish(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // As above.
  }
}

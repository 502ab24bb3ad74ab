/**
 * How long somebody may take to sign in; after that the home is not saved, since they may have forgotten it.
 */
const LIFETIME_MILLISECONDS = 30 * 60_000;
const KEY = 'favorite-wish';

/**
 * A home that a visitor wants to keep before they have signed in. Of this tab, so that it outlives another
 * document.
 */
export type PendingFavorite = { propertyId: string; title: string };

/** Only in the browser. */
export function readPendingFavorite(): PendingFavorite | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return undefined;
    const { propertyId, title, time } = kept as Record<string, unknown>;
    const isUnderstood = typeof propertyId === 'string' && typeof title === 'string';
    const isRecent = typeof time === 'number' && Date.now() - time < LIFETIME_MILLISECONDS;
    return isUnderstood && isRecent ? { propertyId, title } : undefined;
  } catch {
    return undefined;
  }
}

export function storePendingFavorite(favorite: PendingFavorite): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...favorite, time: Date.now() }));
  } catch {
    // Storage may be switched off: then the favorite is pending as long as the page is open.
  }
}

export function removePendingFavorite(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // As above.
  }
}

/** How long somebody may take to sign in; after that they may have forgotten the event. */
const LIFETIME_MILLISECONDS = 30 * 60_000;
const KEY = 'event-wish';

/** An event that a visitor wants to join before they have signed in. Only in the browser, of this tab. */
export function readPendingJoin(): string | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return undefined;
    const { eventId, time } = kept as Record<string, unknown>;
    const isRecent = typeof time === 'number' && Date.now() - time < LIFETIME_MILLISECONDS;
    return typeof eventId === 'string' && isRecent ? eventId : undefined;
  } catch {
    return undefined;
  }
}

export function storePendingJoin(eventId: string): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ eventId, time: Date.now() }));
  } catch {
    // Storage may be switched off: then the visitor presses once more.
  }
}

export function removePendingJoin(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Where storage is switched off, nothing was stored.
  }
}

import { safeNextPath } from '@moien/contract';

/**
 * A sign-in at a provider that this tab has begun, for the page to which it comes back (product decision 19).
 */
export type ProviderJourney = {
  /** Sent along and compared when it comes back: nobody else can end what this tab began. */
  state: string;
  /** Id of the provider. */
  provider: string;
  /** Path of the site to go on to. */
  next?: string;
  /** What a browser has in a cookie: in the app the page keeps it. */
  flow?: string;
};

const KEY = 'provider-journey';
const STATE_BYTES = 32;

/** 32 random bytes as base64url. */
export function createState(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(STATE_BYTES));
  const base64 = btoa(String.fromCharCode(...bytes));
  return base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** @returns false where storage is switched off: the journey could not be ended then */
export function writeProviderJourney(journey: ProviderJourney): boolean {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(journey));
    return true;
  } catch {
    return false;
  }
}

/** `undefined` where none was begun, or what is kept cannot be understood. */
export function readProviderJourney(): ProviderJourney | undefined {
  try {
    return parse(sessionStorage.getItem(KEY));
  } catch {
    return undefined;
  }
}

/** It has ended, well or not: its state counts once. */
export function forgetProviderJourney(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Without storage there is nothing to forget.
  }
}

function parse(text: string | null): ProviderJourney | undefined {
  const value: unknown = JSON.parse(text ?? 'null');
  if (typeof value !== 'object' || value === null) return undefined;
  const { state, provider, next, flow } = value as Record<string, unknown>;
  if (typeof state !== 'string' || state === '' || typeof provider !== 'string') return undefined;
  const path = typeof next === 'string' ? safeNextPath(next) : undefined;
  return { state, provider, ...(path && { next: path }), ...(typeof flow === 'string' && { flow }) };
}

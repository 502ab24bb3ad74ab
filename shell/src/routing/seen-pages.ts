import type { RegistryEntry } from '@moien/contract';
import { releaseKey } from '../platform/releases.ts';

const PAGES_MAXIMUM = 50;
const seen = new Set<string>();

/**
 * A visit whose page has been on screen: what goes wrong with it later does not change its version any more.
 * The answer withdraws it: an effect that throws takes the page away before it counts as seen.
 */
export function markSeen(locationKey: string, release: RegistryEntry): () => void {
  const timer = setTimeout(() => remember(locationKey, release));
  return () => clearTimeout(timer);
}

function remember(locationKey: string, release: RegistryEntry): void {
  seen.add(`${locationKey} ${releaseKey(release)}`);
  const [oldest] = seen;
  if (seen.size > PAGES_MAXIMUM && oldest) seen.delete(oldest);
}

export function isSeen(locationKey: string, release: RegistryEntry): boolean {
  return seen.has(`${locationKey} ${releaseKey(release)}`);
}

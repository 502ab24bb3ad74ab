import type { OfferedRelease, RegistryState } from '@moien/contract';
import { sha256Hex } from '../../../lib/sha256.ts';
import { canonicalJson } from './canonical-json.ts';
import { applyChange, type Change, NO_STACKS, type Stacks, toRegistryState } from './registry-state.ts';
import type { ReleaseRepository } from './release.repository.ts';

type LogReader = Pick<ReleaseRepository, 'listChanges' | 'findOffers'>;
type Offers = ReadonlyMap<string, OfferedRelease>;

/** The log up to an event, computed. */
export type FoldedLog = {
  sequence: number;
  /** UTC instant of the last event. */
  at: string;
  stacks: Stacks;
  /** By remote and version, of what is on the stacks. */
  offers: Offers;
  /** The registry as it is signed, and the digest that the event carries. */
  payload: string;
  digest: string;
};
export type UndatedLog = Omit<FoldedLog, 'at'>;

const BEFORE_ALL = new Date(0).toISOString();
export const EMPTY_LOG: FoldedLog = { ...fold(0, NO_STACKS, new Map()), at: BEFORE_ALL };

/**
 * Adds what has been logged since, up to the event `last`. A log that does not go on from there is read from
 * its beginning.
 */
export async function foldFurther(log: FoldedLog, reader: LogReader, last?: number): Promise<FoldedLog> {
  const changes = await reader.listChanges(Math.max(log.sequence, 1), last);
  if (log.sequence > 0) {
    const known = changes.shift();
    const goesOn = known?.sequence === log.sequence && known.registry_digest === log.digest;
    // The database was restored from an older state, or another moment is asked for.
    if (!goesOn) return foldFurther(EMPTY_LOG, reader, last);
  }
  const end = changes.at(-1);
  if (!end) return log;
  const stacks = changes.reduce(applyChange, log.stacks);
  const folded = fold(end.sequence, stacks, await loadOffers(log.offers, stacks, reader));
  return { ...folded, at: end.at, digest: end.registry_digest };
}

/**
 * Whether the registry that this code computes is the one that was computed when the last event was logged.
 */
export function isAsLogged({ sequence, payload, digest }: FoldedLog): boolean {
  return sequence === 0 || sha256Hex(payload) === digest;
}

/** The log with one event more, which has not happened yet. */
export async function foldOne(log: UndatedLog, change: Change, reader: LogReader): Promise<UndatedLog> {
  const stacks = applyChange(log.stacks, change);
  return fold(log.sequence + 1, stacks, await loadOffers(log.offers, stacks, reader));
}

function fold(sequence: number, stacks: Stacks, offers: Offers): UndatedLog {
  const offerOf = (remote: string, version: string) => {
    const offer = offers.get(keyOf(remote, version));
    if (!offer) throw new Error(`The log names ${remote} ${version}, which was not published.`);
    return offer;
  };
  const state: RegistryState = toRegistryState(sequence, stacks, offerOf);
  const payload = canonicalJson(state);
  return { sequence, stacks, offers, payload, digest: sha256Hex(payload) };
}

async function loadOffers(known: Offers, stacks: Stacks, reader: LogReader): Promise<Offers> {
  const wanted = [...stacks].flatMap(([remote, stack]) => stack.map((version) => ({ remote, version })));
  const missing = wanted.filter(({ remote, version }) => !known.has(keyOf(remote, version)));
  if (missing.length === 0) return known;
  const loaded = await reader.findOffers(missing);
  return new Map([
    ...known,
    ...loaded.map((offer) => [keyOf(offer.remote.name, offer.version), offer] as const),
  ]);
}

function keyOf(remote: string, version: string): string {
  return `${remote}/${version}`;
}

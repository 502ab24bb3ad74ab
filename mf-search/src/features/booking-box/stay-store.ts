import {
  type Day,
  MAXIMUM_GUESTS_PER_TYPE,
  type PropertyQuote,
  pickDay,
  type StayTerm,
} from '@moien/contract';
import {
  type FeatureStore,
  type FeatureStoreDefinition,
  ResponseCache,
  type RootStore,
} from '@moien/shared-lib';
import { makeAutoObservable, observable, runInAction } from 'mobx';
import { isForbiddenNight, type Nights } from './night-rules.ts';
import {
  namedTerm,
  quoteRequestOf,
  readStay,
  readTerm,
  STAY_GUEST_TYPES,
  type Stay,
  type StayGuestType,
  writeStay,
  writeTerm,
} from './stay-parameters.ts';

/** What the API said of a stay; refused: it cannot be booked, and why. */
export type QuoteAnswer = ({ status: 'known' } & PropertyQuote) | { status: 'refused'; message: string };

/** `open`: arrival or departure is missing. */
export type QuoteState = QuoteAnswer | { status: 'open' | 'waiting' | 'failed' };

/** What a home that is let otherwise only says to the other term. */
const OTHER_TERM: Readonly<Record<string, StayTerm>> = {
  'not-short-term': 'month',
  'not-long-term': 'night',
};

/** Why dates of a month and more may still be a stay by the night. */
const REFUSALS_OF_A_LEASE: ReadonlySet<string> = new Set(['before-move-in', 'lease-too-short']);

/** Of the stay itself; anything else may be answered otherwise a moment later. */
const REFUSALS: ReadonlySet<number> = new Set([400, 404, 409]);

type Held = { stay: Stay; address: string };
type Snapshot = { held: [string, Held][]; quotes: [string, QuoteAnswer][] };

const NOBODY = Object.fromEntries(STAY_GUEST_TYPES.map((type) => [type, 0])) as Stay['guests'];
const NO_STAY: Stay = { range: {}, guests: NOBODY };

/** Who comes when to which home, as its address says, and what that costs. */
export class StayStore implements FeatureStore {
  readonly #root: RootStore;
  readonly #held = observable.map<string, Held>({}, { deep: false });
  readonly #quotes: ResponseCache<QuoteAnswer>;
  /** Keys of stays whose quote did not come. */
  readonly #failed = observable.set<string>();
  #asking: AbortController | undefined;

  constructor(root: RootStore, snapshot: unknown) {
    const { held = [], quotes } = (snapshot ?? {}) as Partial<Snapshot>;
    this.#root = root;
    this.#held.replace(held);
    this.#quotes = new ResponseCache(quotes);
    makeAutoObservable(this);
  }

  stayOf(id: string): Stay {
    return this.#held.get(id)?.stay ?? NO_STAY;
  }

  /** By which its price is asked for; a home that is let by the other alone is quoted by that. */
  termOf(id: string): StayTerm {
    const { stay = NO_STAY, address } = this.#held.get(id) ?? {};
    return readTerm(address, stay.range);
  }

  quoteOf(id: string): QuoteState {
    const key = this.#keyOf(id);
    if (key === undefined) return { status: 'open' };
    return this.#quotes.get(key) ?? { status: this.#failed.has(key) ? 'failed' : 'waiting' };
  }

  /**
   * For the loader: what the address says, and what it costs. It is a part of the page, whose failure is not
   * the page's.
   */
  async load(id: string, parameters: URLSearchParams, today: Day, signal: AbortSignal): Promise<void> {
    const stay = readStay(parameters, today);
    runInAction(() => this.#held.set(id, { stay, address: parameters.toString() }));
    await this.#ask(id, signal);
  }

  /**
   * Arrival and departure alternate; nights that cannot be slept push the arrival forward (specification §4).
   */
  pick(id: string, day: Day, nights: Nights) {
    const { range, guests } = this.stayOf(id);
    this.#change(id, { range: pickDay(range, day, (night) => isForbiddenNight(nights, night)), guests });
  }

  clearDays(id: string) {
    this.#change(id, { range: {}, guests: this.stayOf(id).guests });
  }

  setGuests(id: string, type: StayGuestType, count: number) {
    const { range, guests } = this.stayOf(id);
    const bounded = Math.min(MAXIMUM_GUESTS_PER_TYPE, Math.max(0, count));
    this.#change(id, { range, guests: { ...guests, [type]: bounded } });
  }

  /** The dates stay. */
  setTerm(id: string, term: StayTerm) {
    const { stay = NO_STAY, address } = this.#held.get(id) ?? {};
    this.#held.set(id, { stay, address: writeTerm(term, address).toString() });
    this.#change(id, stay);
  }

  async retry(id: string) {
    await this.#askAnew(id);
  }

  toSnapshot(): Snapshot {
    return { held: [...this.#held], quotes: this.#quotes.toSnapshot() };
  }

  #change(id: string, stay: Stay) {
    const search = writeStay(stay, new URLSearchParams(this.#held.get(id)?.address));
    this.#held.set(id, { stay, address: search.toString() });
    void this.#root.navigation.readdress({ route: 'property', parameters: { id }, search });
    void this.#askAnew(id);
  }

  /** The latest stay counts: what was being asked before is given up. */
  async #askAnew(id: string) {
    this.#asking?.abort();
    this.#asking = new AbortController();
    await this.#ask(id, this.#asking.signal);
  }

  async #ask(id: string, signal: AbortSignal): Promise<void> {
    const [key, body] = [this.#keyOf(id), this.#requestOf(id)];
    if (key === undefined || body === undefined) return;
    runInAction(() => this.#failed.delete(key));
    if (this.#quotes.isFresh(key)) return;
    const ask = (term = body.term) =>
      this.#root.api.call('getQuote', { path: { id }, body: { ...body, term }, signal });
    let outcome = await ask();
    const other = outcome.kind === 'refused' && OTHER_TERM[outcome.problem.code];
    if (other && !signal.aborted) outcome = await ask(other);
    if (signal.aborted) return;
    if (outcome.kind === 'refused' && REFUSALS_OF_A_LEASE.has(outcome.problem.code) && this.#nameNights(id))
      return this.#ask(id, signal);
    if (outcome.kind === 'ok') this.#quotes.put(key, { status: 'known', ...outcome.value });
    else if (outcome.kind === 'refused' && REFUSALS.has(outcome.status)) {
      this.#quotes.put(key, { status: 'refused', message: outcome.problem.message });
    } else runInAction(() => this.#failed.add(key));
  }

  /** Unless somebody has chosen months. @returns whether the stay is by the night now */
  #nameNights(id: string): boolean {
    const held = this.#held.get(id);
    if (!held || namedTerm(held.address)) return false;
    runInAction(() => this.#held.set(id, { ...held, address: writeTerm('night', held.address).toString() }));
    return true;
  }

  /** Undefined until a stay has both days. */
  #keyOf(id: string): string | undefined {
    const request = this.#requestOf(id);
    return request && `${id} ${JSON.stringify(request)}`;
  }

  #requestOf(id: string) {
    return quoteRequestOf(this.stayOf(id), this.termOf(id));
  }
}

export const stayStore: FeatureStoreDefinition<StayStore> = {
  key: 'search/stay',
  create: (root, snapshot) => new StayStore(root, snapshot),
};

import {
  type Day,
  MAXIMUM_GUESTS_PER_TYPE,
  type OptionQuantity,
  type PropertyQuote,
  type StayTerm,
} from '@moien/contract';
import {
  type FeatureStore,
  type FeatureStoreDefinition,
  ResponseCache,
  type RootStore,
} from '@moien/shared-lib';
import { makeAutoObservable, observable, runInAction } from 'mobx';
import { type Nights, pickStayDay } from './night-rules.ts';
import {
  namedTerm,
  quoteRequestOf,
  readOptions,
  readStay,
  readTerm,
  STAY_GUEST_TYPES,
  type Stay,
  type StayGuestType,
  writeOptions,
  writeStay,
  writeTerm,
} from './stay-parameters.ts';

/** What the API said of a stay; refused: it cannot be booked, and why. */
export type QuoteAnswer =
  | ({ status: 'known' } & PropertyQuote)
  | { status: 'refused'; code: string; message: string };

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

/** `route`: whose address says it; the home's page without one. */
type Held = { stay: Stay; address: string; route?: string };
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
  /** Keys of quotes that are another one by now. */
  readonly #outdated = new Set<string>();
  #asking: AbortController | undefined;

  constructor(root: RootStore, snapshot: unknown) {
    const { held = [], quotes } = (snapshot ?? {}) as Partial<Snapshot>;
    this.#root = root;
    this.#held.replace(held);
    this.#quotes = new ResponseCache(quotes);
    makeAutoObservable(this);
  }

  /** Counts start at 0 in a search (specification §3); a stay has at least one adult. */
  stayOf(id: string): Stay {
    const stay = this.#held.get(id)?.stay ?? NO_STAY;
    return stay.guests.adult > 0 ? stay : { ...stay, guests: { ...stay.guests, adult: 1 } };
  }

  /** By which its price is asked for; a home that is let by the other alone is quoted by that. */
  termOf(id: string): StayTerm {
    const { stay = NO_STAY, address } = this.#held.get(id) ?? {};
    return readTerm(address, stay.range);
  }

  optionsOf(id: string): OptionQuantity[] {
    return readOptions(this.#held.get(id)?.address);
  }

  quoteOf(id: string): QuoteState {
    const key = this.#keyOf(id);
    if (key === undefined) return { status: 'open' };
    return this.#quotes.get(key) ?? { status: this.#failed.has(key) ? 'failed' : 'waiting' };
  }

  /**
   * For the loader: what the address says, and what it costs. It is a part of the page, whose failure is not
   * the page's.
   * @param route of the page, whose address follows what is chosen
   */
  async load(
    id: string,
    parameters: URLSearchParams,
    today: Day,
    signal: AbortSignal,
    route = 'property',
  ): Promise<void> {
    const stay = readStay(parameters, today);
    runInAction(() => this.#held.set(id, { stay, address: parameters.toString(), route }));
    await this.#ask(id, signal);
  }

  /**
   * Arrival and departure alternate; nights that cannot be slept push the arrival forward (specification §4).
   */
  pick(id: string, day: Day, nights: Nights) {
    const { range, guests } = this.stayOf(id);
    this.#change(id, { range: pickStayDay(nights, range, day), guests });
  }

  clearDays(id: string) {
    this.#change(id, { range: {}, guests: this.stayOf(id).guests });
  }

  setGuests(id: string, type: StayGuestType, count: number) {
    const { range, guests } = this.stayOf(id);
    const bounded = Math.min(MAXIMUM_GUESTS_PER_TYPE, Math.max(0, count));
    this.#change(id, { range, guests: { ...guests, [type]: bounded } });
  }

  setOption(id: string, { featureTypeId, quantity }: OptionQuantity) {
    const others = this.optionsOf(id).filter((option) => option.featureTypeId !== featureTypeId);
    this.choose(id, this.stayOf(id), [...others, { featureTypeId, quantity }]);
  }

  /** All of a stay at once. */
  choose(id: string, stay: Stay, options: readonly OptionQuantity[] = this.optionsOf(id)) {
    const held = this.#held.get(id);
    this.#held.set(id, { ...held, stay, address: writeOptions(options, held?.address).toString() });
    this.#change(id, stay);
  }

  /** The dates stay. */
  setTerm(id: string, term: StayTerm) {
    const stay = this.stayOf(id);
    const held = this.#held.get(id);
    this.#held.set(id, { ...held, stay, address: writeTerm(term, held?.address).toString() });
    this.#change(id, stay);
  }

  async retry(id: string) {
    await this.#askAnew(id);
  }

  /** Asks again although the answer is fresh: the service has said that the price is another one. */
  async refresh(id: string) {
    const key = this.#keyOf(id);
    if (key !== undefined) this.#outdated.add(key);
    await this.#askAnew(id);
  }

  toSnapshot(): Snapshot {
    return { held: [...this.#held], quotes: this.#quotes.toSnapshot() };
  }

  #change(id: string, stay: Stay) {
    const { address, route = 'property' } = this.#held.get(id) ?? {};
    const search = writeStay(stay, new URLSearchParams(address));
    this.#held.set(id, { stay, address: search.toString(), route });
    void this.#root.navigation.readdress({ route, parameters: { id }, search });
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
    if (this.#quotes.isFresh(key) && !this.#outdated.delete(key)) return;
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
      const { code, message } = outcome.problem;
      this.#quotes.put(key, { status: 'refused', code, message });
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
    return quoteRequestOf(this.stayOf(id), this.termOf(id), this.optionsOf(id));
  }
}

export const stayStore: FeatureStoreDefinition<StayStore> = {
  key: 'search/stay',
  create: (root, snapshot) => new StayStore(root, snapshot),
};

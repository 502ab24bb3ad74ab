import {
  AVAILABILITY_DAYS,
  addDays,
  type Booking,
  type BookingChangeQuote,
  type BookingChangeQuoteRequest,
  type BookingChangeRequest,
  type DateRange,
  type Day,
  dayAt,
  makeUuidV7,
  pickDay,
} from '@moien/contract';
import type { CallOutcome } from '@moien/shared-lib';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { GuestCounts } from '../booking/guests-text.ts';
import { type Received, serverNow } from '../booking/received.ts';
import { type HomeCalendar, isClosedNight } from './closed-nights.ts';

export type StayDates = Pick<Booking, 'arrivalDate' | 'departureDate'>;

/** What the wanted stay costs, or why nobody can say. */
export type DraftQuote =
  | { status: 'none' }
  | { status: 'asking' }
  | { status: 'unreachable' }
  | { status: 'known'; quote: BookingChangeQuote }
  | { status: 'refused'; message: string; nextFreeStay: StayDates | null };

type Ask = (body: BookingChangeQuoteRequest) => Promise<CallOutcome<BookingChangeQuote>>;

const NONE: DraftQuote = { status: 'none' };

/** Other dates or guests that somebody is choosing for a booking; each choice asks for its price. */
export class ChangeDraft {
  /** The same proposal that is sent twice is one. */
  readonly id = makeUuidV7();
  /** The home's day when the booking arrived. */
  readonly today: Day;
  readonly lastDay: Day;
  range: DateRange;
  guests: GuestCounts;
  quote: DraftQuote = NONE;
  /** Undefined until it is there: then the server alone says which nights are closed. */
  calendar: HomeCalendar | undefined;
  readonly #ask: Ask;
  readonly #booking: Booking;
  #attempt = 0;

  constructor(received: Received<Booking>, ask: Ask) {
    const { value } = received;
    const { adultCount, childrenCount, infantCount, petCount } = value;
    this.#booking = value;
    this.#ask = ask;
    this.today = dayAt(serverNow(received), value.home.timeZone);
    this.lastDay = addDays(this.today, AVAILABILITY_DAYS);
    this.range = { arrival: value.arrivalDate, departure: value.departureDate };
    this.guests = { adultCount, childrenCount, infantCount, petCount };
    makeAutoObservable(this, {
      range: observableRef,
      guests: observableRef,
      quote: observableRef,
      calendar: observableRef,
    });
  }

  follow(calendar: HomeCalendar): void {
    this.calendar = calendar;
  }

  /** Undefined while the days are not complete, or when nothing differs from the booking. */
  get request(): BookingChangeQuoteRequest | undefined {
    const { arrival, departure } = this.range;
    if (arrival === undefined || departure === undefined) return undefined;
    const request = { arrivalDate: arrival, departureDate: departure, ...this.guests };
    const names = Object.keys(request) as (keyof typeof request)[];
    return names.some((name) => request[name] !== this.#booking[name]) ? request : undefined;
  }

  /** What can be sent: with the digest of the price that is shown. */
  get proposal(): BookingChangeRequest | undefined {
    const { request, quote } = this;
    return request && quote.status === 'known'
      ? { id: this.id, ...request, digest: quote.quote.digest }
      : undefined;
  }

  /** Nights that have begun stay: then a day that is picked is that of the departure. */
  get hasBegun(): boolean {
    return this.#booking.arrivalDate < this.today;
  }

  pick(day: Day): void {
    const { arrivalDate } = this.#booking;
    this.range = this.hasBegun
      ? { arrival: arrivalDate, departure: day }
      : pickDay(this.range, day, this.isClosed);
    void this.ask();
  }

  /** Why a day cannot be picked next: who arrives needs the night that begins, who leaves the one before. */
  get dayRefusal(): (day: Day) => 'past' | 'taken' | undefined {
    const { today, hasBegun, isClosed } = this;
    const { arrival, departure } = this.range;
    return (day) => {
      if (day < today) return 'past';
      const isDeparture = arrival !== undefined && departure === undefined && day > arrival;
      return isClosed(hasBegun || isDeparture ? addDays(day, -1) : day) ? 'taken' : undefined;
    };
  }

  get isClosed(): (night: Day) => boolean {
    const { calendar } = this;
    return (night) => calendar !== undefined && isClosedNight(calendar, this.#booking, night);
  }

  choose({ arrivalDate, departureDate }: StayDates): void {
    this.range = { arrival: arrivalDate, departure: departureDate };
    void this.ask();
  }

  setGuests(name: keyof GuestCounts, count: number): void {
    this.guests = { ...this.guests, [name]: count };
    void this.ask();
  }

  /** The price of what is chosen; of several choices the last one counts. */
  async ask(): Promise<void> {
    this.#attempt += 1;
    const attempt = this.#attempt;
    const { request } = this;
    this.quote = request ? { status: 'asking' } : NONE;
    if (!request) return;
    const outcome = await this.#ask(request);
    if (attempt !== this.#attempt) return;
    runInAction(() => {
      this.quote = quoteOf(outcome);
    });
  }
}

function quoteOf(outcome: CallOutcome<BookingChangeQuote>): DraftQuote {
  if (outcome.kind === 'ok') return { status: 'known', quote: outcome.value };
  if (outcome.kind === 'unreachable') return { status: 'unreachable' };
  const { message, nextFreeStay = null } = outcome.problem;
  return { status: 'refused', message, nextFreeStay };
}

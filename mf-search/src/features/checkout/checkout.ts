import type { Booking, BookingRequest, Quote } from '@moien/contract';
import { importFresh, type RootStore } from '@moien/shared-lib';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { type StayStore, stayStore } from '../booking-box/stay-store.ts';
import { keyOfBooking, stayKey, stayOfBooking } from './booked-stay.ts';
import type { Card } from './card-form/card.ts';
import { CheckoutDraft } from './checkout-draft.ts';
import { adoptBooking, type CheckoutIds, forgetBooking } from './checkout-ids.ts';
import type { CheckoutProblem } from './checkout-problem.ts';
import { findOpenBooking, isPaid, isPayable } from './find-open-booking.ts';

/** How far booking has come. All but `editing` are under way: another press does nothing. */
export type CheckoutStep = 'editing' | 'holding' | 'registering-card' | 'paying' | 'challenge' | 'done';

/** A booking, and when its answer came, by `performance.now()`: its clocks count from then. */
export type HeldBooking = { booking: Booking; receivedAt: number };

type Paying = typeof import('./book-and-pay.ts');

/** Code that is loaded with the first press of the button. */
const loadPaying = (): Promise<Paying> =>
  import(/* webpackChunkName: "check-checkout" */ './book-and-pay.ts');

/** Leaves the page for the provider's. */
export type Leave = (url: string) => void;

/** One home's checkout: from a stay to a payment, which is asked for once whatever is pressed how often. */
export class Checkout {
  step: CheckoutStep = 'editing';
  /** Another object each time, so that it is said again. */
  problem: CheckoutProblem | undefined;
  /** Of this guest, and not paid yet. */
  held: HeldBooking | undefined;
  readonly draft: CheckoutDraft;
  readonly #root: RootStore;
  readonly #stays: StayStore;
  readonly #propertyId: string;
  readonly #leave: Leave;

  constructor(root: RootStore, propertyId: string, leave: Leave, booking?: Booking) {
    this.#root = root;
    this.#stays = root.feature(stayStore);
    this.#propertyId = propertyId;
    this.#leave = leave;
    this.draft = new CheckoutDraft(propertyId);
    // It came with the document, a little after 0 of this page's clock: the time left is rather too short.
    this.held = booking && { booking, receivedAt: 0 };
    makeAutoObservable(this, { problem: observableRef, held: observableRef, draft: false });
  }

  get isBusy(): boolean {
    return this.step !== 'editing';
  }

  /** Whether what is held is the stay that is chosen. */
  get isHeldAsChosen(): boolean {
    return this.held !== undefined && keyOfBooking(this.held.booking) === this.#chosenKey;
  }

  /** What the chosen stay costs: frozen while it is held. */
  get quote(): Quote | undefined {
    if (this.held && this.isHeldAsChosen) return this.held.booking.quote;
    const answer = this.#stays.quoteOf(this.#propertyId);
    return answer.status === 'known' ? answer.quote : undefined;
  }

  /** For the loader: what is held for who is signed in. */
  async load(bookingId: string | undefined, signal: AbortSignal): Promise<void> {
    if (!this.#root.session.isSignedIn) return;
    const booking = await findOpenBooking(this.#root, this.#propertyId, bookingId, signal);
    if (!signal.aborted && !this.isBusy) runInAction(() => this.#follow(booking));
  }

  /** In the browser: what was written, and what is known of who is signed in. */
  async resume(): Promise<void> {
    // Back from the payment's page, or from the provider's.
    if (this.step === 'challenge' || this.step === 'done') this.step = 'editing';
    const { profile } = this.#root.session;
    if (!profile) return;
    this.draft.restore(profile.userId);
    this.draft.fill(profile);
    const account = await this.#root.api.call('getAccount');
    if (account.kind !== 'ok') return;
    const { phonePrefix, phoneNumber } = account.value;
    runInAction(() => this.draft.fill({ phonePrefix: phonePrefix ?? '', phoneNumber: phoneNumber ?? '' }));
  }

  /** Chooses the stay that is held. */
  chooseHeld() {
    if (!this.held) return;
    const { booking } = this.held;
    this.#stays.choose(this.#propertyId, stayOfBooking(booking), booking.optionArray);
  }

  /** The clock of a hold has run out, or nobody has looked at it for long: the service says how it stands. */
  async refresh(): Promise<void> {
    if (!this.held || this.isBusy) return;
    const { id } = this.held.booking;
    const query = new URLSearchParams({ language: this.#root.languageTag });
    const outcome = await this.#root.api.call('getBooking', { path: { id }, query });
    if (outcome.kind !== 'ok' || this.held?.booking.id !== id || this.isBusy) return;
    const booking = outcome.value;
    // In another tab.
    if (isPaid(booking)) return this.#showPayment(id, true);
    runInAction(() => {
      if (isPayable(booking)) return this.#follow(booking);
      this.held = undefined;
      forgetBooking(id);
      if (booking.state === 'hold-expired') this.problem = { kind: 'hold-expired' };
    });
  }

  /** What went wrong before anything was asked. */
  showProblem(problem: CheckoutProblem) {
    this.#fail(problem);
  }

  /** Somebody changes what they want: what was wrong is so no more. */
  forgive() {
    this.problem = undefined;
  }

  /** Books and pays. The fields have been checked; the card is in no state of this store. */
  async book(card: Card): Promise<void> {
    if (this.isBusy) return;
    this.problem = undefined;
    this.step = 'holding';
    const paying = await importFresh(loadPaying).catch(() => undefined);
    if (!paying) return this.#fail({ kind: 'unreachable' });
    const ids = await this.#hold(paying);
    if (!ids) return;
    this.#begin('registering-card');
    const payment = await paying.payWithCard(this.#root, ids, card, () => this.#begin('paying'));
    if (payment.kind === 'challenge') {
      this.#begin('challenge');
      this.#leave(payment.url);
    } else if (payment.kind === 'sent') {
      await this.#showPayment(ids.bookingId, payment.isPaid);
    } else {
      this.#fail(payment.problem);
      await this.refresh();
    }
  }

  get #chosenKey(): string | undefined {
    const id = this.#propertyId;
    return stayKey(this.#stays.stayOf(id), this.#stays.optionsOf(id));
  }

  /** Holds the nights, unless they are held already. */
  async #hold({ holdNights }: Paying): Promise<CheckoutIds | undefined> {
    const propertyId = this.#propertyId;
    const [stay, answer] = [this.#chosenKey, this.#stays.quoteOf(propertyId)];
    if (stay === undefined) return this.#fail(undefined);
    const userId = this.#root.session.profile?.userId ?? '';
    if (this.held && this.isHeldAsChosen)
      return adoptBooking({ propertyId, stay, userId }, this.held.booking.id);
    if (answer.status !== 'known') return this.#fail(undefined);
    const wanted = { propertyId, stay, userId };
    const result = await holdNights(this.#root, wanted, this.#request(answer.digest));
    if (result.kind === 'held') {
      const { total: after, currency } = result.booking.quote;
      const before = answer.quote.total;
      runInAction(() => this.#follow(result.booking));
      // An earlier hold has a price of its own, which is shown from now on: nobody pays what was not shown.
      return after === before ? result.ids : this.#fail({ kind: 'price-changed', before, after, currency });
    }
    if (result.kind === 'paid') {
      await this.#showPayment(result.bookingId, true);
      return undefined;
    }
    if (result.kind === 'failed') return this.#fail(this.#ownHold(result.problem) ?? result.problem);
    return this.#priceChanged(answer.quote.total);
  }

  /** Other dates that are held for the guest can be what is in the way. */
  #ownHold(problem: CheckoutProblem | undefined): CheckoutProblem | undefined {
    const { arrival = '', departure = '' } = this.#stays.stayOf(this.#propertyId).range;
    const { arrivalDate = '', departureDate = '' } = this.held?.booking ?? {};
    const isInTheWay = arrivalDate <= departure && arrival <= departureDate;
    return problem?.kind === 'dates-taken' && isInTheWay ? { kind: 'own-hold' } : undefined;
  }

  async #priceChanged(before: number): Promise<undefined> {
    await this.#stays.refresh(this.#propertyId);
    const answer = this.#stays.quoteOf(this.#propertyId);
    if (answer.status !== 'known') return this.#fail(undefined);
    const { total: after, currency } = answer.quote;
    return this.#fail({ kind: 'price-changed', before, after, currency });
  }

  /** In the place of the checkout, so that Back does not lead to a form that has been sent. */
  async #showPayment(bookingId: string, isPaid: boolean): Promise<void> {
    if (isPaid) {
      forgetBooking(bookingId);
      this.draft.forget();
    }
    runInAction(() => {
      this.step = 'done';
      this.held = undefined;
    });
    const { navigation } = this.#root;
    const search = new URLSearchParams({ bookingId });
    const href = navigation.hrefTo({ route: 'confirm-booking-payment', search });
    if (href) await navigation.visit(href, { isReplacing: true });
  }

  #request(digest: string): Omit<BookingRequest, 'id'> {
    const { range, guests } = this.#stays.stayOf(this.#propertyId);
    return {
      propertyId: this.#propertyId,
      arrivalDate: range.arrival ?? '',
      departureDate: range.departure ?? '',
      adultCount: guests.adult,
      childrenCount: guests.children,
      infantCount: guests.infant,
      petCount: guests.pet,
      optionArray: this.#stays.optionsOf(this.#propertyId),
      digest,
      areHouseRulesAccepted: true,
      message: this.draft.fields.message.trim(),
      contact: this.draft.contact,
      languageTag: this.#root.languageTag,
      currency: this.#root.currency.code,
    };
  }

  #begin(step: CheckoutStep) {
    runInAction(() => {
      this.step = step;
    });
  }

  #follow(booking: Booking | undefined) {
    this.held = booking && { booking, receivedAt: performance.now() };
  }

  #fail(problem: CheckoutProblem | undefined): undefined {
    runInAction(() => {
      this.problem = problem;
      this.step = 'editing';
    });
    return undefined;
  }
}

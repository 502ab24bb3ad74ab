import { type Booking, type PaymentStatus, SIGNED_OUT_CODE } from '@moien/contract';
import type { CallOutcome, FeatureStore, FeatureStoreDefinition, RootStore } from '@moien/shared-lib';
import { makeAutoObservable, observable, runInAction } from 'mobx';

/** What is known of a payment; without an answer, why there is none. */
export type PaymentView =
  | {
      status: 'known';
      payment: PaymentStatus;
      booking: Booking;
      /** The last question brought no answer: this is what was known before. */
      isStale: boolean;
    }
  | { status: 'signed-out' | 'missing' | 'unreachable' };

type Failed = Exclude<CallOutcome<unknown>, { kind: 'ok' }>;

/** Payments by their booking, as the service says that they stand. */
export class PaymentStore implements FeatureStore {
  readonly #root: RootStore;
  readonly #views = observable.map<string, PaymentView>({}, { deep: false });

  constructor(root: RootStore, snapshot: unknown) {
    this.#root = root;
    this.#views.replace((snapshot as [string, PaymentView][] | undefined) ?? []);
    makeAutoObservable(this);
  }

  viewOf(bookingId: string): PaymentView | undefined {
    return this.#views.get(bookingId);
  }

  /** Asks how it stands; a payment that is known already stays on the page when no answer comes. */
  async load(bookingId: string, signal?: AbortSignal): Promise<void> {
    const { api, languageTag } = this.#root;
    const path = { id: bookingId };
    const query = new URLSearchParams({ language: languageTag });
    // One after the other: the booking follows the payment's answer.
    const payment = await api.call('getPayment', { path, ...(signal && { signal }) });
    if (payment.kind !== 'ok') return this.#fail(bookingId, payment, signal);
    const booking = await api.call('getBooking', { path, query, ...(signal && { signal }) });
    if (booking.kind !== 'ok') return this.#fail(bookingId, booking, signal);
    this.#keep(bookingId, {
      status: 'known',
      payment: payment.value,
      booking: booking.value,
      isStale: false,
    });
  }

  toSnapshot(): [string, PaymentView][] {
    return [...this.#views];
  }

  #fail(bookingId: string, outcome: Failed, signal: AbortSignal | undefined) {
    if (signal?.aborted) return;
    const known = this.#views.get(bookingId);
    const status = statusOf(outcome);
    if (status === 'unreachable' && known?.status === 'known')
      this.#keep(bookingId, { ...known, isStale: true });
    else this.#keep(bookingId, { status });
  }

  #keep(bookingId: string, view: PaymentView) {
    runInAction(() => this.#views.set(bookingId, view));
  }
}

function statusOf(outcome: Failed): 'signed-out' | 'missing' | 'unreachable' {
  if (outcome.kind === 'unreachable' || outcome.status >= 500 || outcome.status === 429) return 'unreachable';
  return outcome.problem.code === SIGNED_OUT_CODE ? 'signed-out' : 'missing';
}

export const paymentStore: FeatureStoreDefinition<PaymentStore> = {
  key: 'search/payment',
  create: (root, snapshot) => new PaymentStore(root, snapshot),
};

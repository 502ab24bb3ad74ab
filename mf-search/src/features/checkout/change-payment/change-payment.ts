import type { Booking, BookingChange } from '@moien/contract';
import type { RootStore } from '@moien/shared-lib';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Card } from '../card-form/card.ts';
import type { Leave } from '../checkout.ts';
import { adoptBooking } from '../checkout-ids.ts';
import type { CheckoutProblem } from '../checkout-problem.ts';
import { payWithCard } from '../pay-with-card.ts';

type ChangeStep = 'editing' | 'registering-card' | 'paying' | 'challenge' | 'done';

/** What is due by card for a booking that is paid. */
export type CardDue = { kind: 'change'; change: BookingChange } | { kind: 'deposit'; amount: number };

const stayOf = (bookingId: string, due: CardDue) =>
  due.kind === 'change' ? `change ${due.change.id}` : `deposit ${bookingId}`;

/**
 * Pays what a change of a booking costs more, or has its deposit reserved; pressed twice, it is done once.
 */
export class ChangePayment {
  step: ChangeStep = 'editing';
  /** Another object each time, so that it is said again. */
  problem: CheckoutProblem | undefined;
  readonly #root: RootStore;
  readonly #leave: Leave;

  constructor(root: RootStore, leave: Leave = (url) => window.location.assign(url)) {
    this.#root = root;
    this.#leave = leave;
    makeAutoObservable(this, { problem: observableRef });
  }

  get isBusy(): boolean {
    return this.step !== 'editing';
  }

  /** The form was not sent. */
  showProblem(problem: CheckoutProblem | undefined) {
    this.problem = problem;
    this.step = 'editing';
  }

  forgive() {
    this.problem = undefined;
  }

  /** The card is in no state of this store. */
  async pay({ id, home }: Booking, due: CardDue, card: Card): Promise<void> {
    if (this.isBusy) return;
    this.problem = undefined;
    this.step = 'registering-card';
    const userId = this.#root.session.profile?.userId ?? '';
    const ids = adoptBooking({ propertyId: home.propertyId, stay: stayOf(id, due), userId }, id);
    const paid = due.kind === 'change' ? { changeId: due.change.id } : ({ isDeposit: true } as const);
    const payment = await payWithCard(this.#root, { ...ids, ...paid }, card, () => this.#begin('paying'));
    if (payment.kind === 'challenge') {
      this.#begin('challenge');
      this.#leave(payment.url);
    } else if (payment.kind === 'sent') {
      this.#begin('done');
      await this.#showBooking(id);
    } else runInAction(() => this.showProblem(payment.problem));
  }

  /** In the place of the form, so that Back does not lead to what has been sent. */
  async #showBooking(id: string): Promise<void> {
    const { navigation } = this.#root;
    const href = navigation.hrefTo({ route: 'rental-booking', parameters: { id } });
    if (href) await navigation.visit(href, { isReplacing: true });
  }

  #begin(step: ChangeStep) {
    runInAction(() => {
      this.step = step;
    });
  }
}

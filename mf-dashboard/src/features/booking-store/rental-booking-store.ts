import type { Booking, BookingAction, BookingChangeDecision, BookingChangeRequest } from '@moien/contract';
import type { CallOutcome, FeatureStoreDefinition, RootStore } from '@moien/shared-lib';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { type Received, receive } from '../booking/received.ts';

type Root = Pick<RootStore, 'api' | 'session' | 'languageTag'>;

export type BookingProblem = 'offline' | 'failed' | 'missing';
/** What somebody does on the page. */
export type ActionName = Exclude<BookingAction, 'pay' | 'secure-deposit'> | 'decide-change';
/** Why an action was not done; `message` is the server's sentence (specification §8). */
export type ActionFailure = { action: ActionName; code: string; message: string | undefined };

const UNREACHABLE_CODE = 'unreachable';
/** Codes for an id that is malformed, unknown, or of other people's booking. */
const MISSING_STATUSES: readonly number[] = [400, 403, 404];

type Subject = 'booking' | 'change';

/**
 * One booking as guest or host sees it, and what they do with it. The server's answer is what is shown. As
 * the store of a change it shows the booking with this change, whatever has become of it.
 */
export class RentalBookingStore {
  /** Of the booking or the change. */
  id: string | undefined;
  received: Received<Booking> | undefined;
  problem: BookingProblem | undefined;
  isLoading = false;
  /** What is under way: until it is answered nothing else begins. */
  pending: ActionName | undefined;
  failure: ActionFailure | undefined;
  #userId: string | undefined;
  #attempt = 0;
  readonly #root: Root;
  readonly #subject: Subject;

  constructor(root: Root, subject: Subject = 'booking') {
    this.#root = root;
    this.#subject = subject;
    makeAutoObservable(this, { received: observableRef, failure: observableRef });
  }

  get booking(): Booking | undefined {
    return this.received?.value;
  }

  /** For the loader. */
  open(id: string): void {
    this.choose(id);
    void this.load();
  }

  /** Another booking, or another person's page, begins with nothing. */
  choose(id: string): void {
    const userId = this.#root.session.profile?.userId;
    if (id !== this.id || userId !== this.#userId) {
      this.received = undefined;
      this.problem = undefined;
      this.failure = undefined;
      this.pending = undefined;
    }
    this.id = id;
    this.#userId = userId;
  }

  /** What is known stays until the answer is there; of several attempts the last one counts. */
  async load(): Promise<void> {
    this.#attempt += 1;
    const attempt = this.#attempt;
    this.isLoading = true;
    const outcome = await this.#read();
    if (attempt !== this.#attempt) return;
    runInAction(() => {
      this.isLoading = false;
      this.problem = problemOf(outcome);
      if (outcome.kind === 'ok') this.received = receive(outcome.value);
    });
  }

  accept(): Promise<boolean> {
    return this.#answer('accept', () => this.#root.api.call('acceptBooking', { path: this.#path }));
  }

  decline(reason: string): Promise<boolean> {
    const input = { path: this.#path, body: { reason } };
    return this.#answer('decline', () => this.#root.api.call('declineBooking', input));
  }

  withdraw(): Promise<boolean> {
    return this.#act('withdraw', () => this.#root.api.call('withdrawBooking', { path: this.#path }));
  }

  /** @param refundTotal what was shown, in minor units: another one by now is refused as `refund-changed` */
  cancel(reason: string, refundTotal: number): Promise<boolean> {
    const input = { path: this.#path, body: { reason, refundTotal } };
    return this.#act('cancel', () => this.#root.api.call('cancelBooking', input));
  }

  reportNoShow(): Promise<boolean> {
    return this.#act('report-no-show', () => this.#root.api.call('reportNoShow', { path: this.#path }));
  }

  objectToNoShow(reason: string): Promise<boolean> {
    const input = { path: this.#path, body: { reason } };
    return this.#act('object-to-no-show', () => this.#root.api.call('objectToNoShow', input));
  }

  /** @param amount in minor units */
  claimDeposit(amount: number, reason: string): Promise<boolean> {
    const input = { path: this.#path, body: { amount, reason } };
    return this.#act('claim-deposit', () => this.#root.api.call('claimDeposit', input));
  }

  answerDeposit(isAccepted: boolean, text: string): Promise<boolean> {
    const input = { path: this.#path, body: { isAccepted, text } };
    return this.#act('answer-deposit', () => this.#root.api.call('answerDeposit', input));
  }

  proposeChange(body: BookingChangeRequest): Promise<boolean> {
    const input = { path: this.#path, body };
    return this.#act('propose-change', () => this.#root.api.call('proposeBookingChange', input));
  }

  decideChange(changeId: string, decision: BookingChangeDecision['decision']): Promise<boolean> {
    const input = { path: { ...this.#path, changeId }, body: { decision } };
    return this.#act('decide-change', () => this.#root.api.call('decideBookingChange', input));
  }

  /** Another dialog begins without the failure of the one before. */
  forgetFailure(): void {
    this.failure = undefined;
  }

  /** It is asked for anew each time: what it shows belongs to two people. */
  toSnapshot() {
    return undefined;
  }

  #read(): Promise<CallOutcome<Booking>> {
    const { id = '' } = this;
    const query = new URLSearchParams({ language: this.#root.languageTag });
    return this.#subject === 'change'
      ? this.#root.api.call('getBookingOfChange', { path: { changeId: id }, query })
      : this.#root.api.call('getBooking', { path: { id }, query });
  }

  get #path(): { id: string } {
    return { id: (this.#subject === 'change' ? this.booking?.id : this.id) ?? '' };
  }

  /** After an owner's answer the header counts one request less. */
  async #answer(action: ActionName, call: () => Promise<CallOutcome<Booking>>): Promise<boolean> {
    const isDone = await this.#act(action, call);
    if (isDone) void this.#root.session.load();
    return isDone;
  }

  /** @returns whether it was done; a second press meanwhile does nothing */
  async #act(action: ActionName, call: () => Promise<CallOutcome<Booking>>): Promise<boolean> {
    if (this.pending) return false;
    const { id } = this;
    this.#attempt += 1;
    this.pending = action;
    this.failure = undefined;
    this.isLoading = false;
    const outcome = await call();
    if (id !== this.id) return false;
    const isDone = outcome.kind === 'ok';
    // The answer shows no change that has ended.
    const isAnswer = isDone && this.#subject === 'booking';
    runInAction(() => {
      if (!isDone || isAnswer) this.pending = undefined;
      if (isAnswer) this.received = receive(outcome.value);
      if (!isDone) this.failure = failureOf(action, outcome);
    });
    if (isAnswer) return true;
    // The state may be another one by now, or the answer alone was lost.
    await this.load();
    runInAction(() => {
      if (id === this.id) this.pending = undefined;
    });
    return isDone;
  }
}

export const rentalBookingStore: FeatureStoreDefinition<RentalBookingStore> = {
  key: 'dashboard/rental-booking',
  create: (root) => new RentalBookingStore(root),
};

function problemOf(outcome: CallOutcome<unknown>): BookingProblem | undefined {
  if (outcome.kind === 'ok') return undefined;
  if (outcome.kind === 'unreachable') return 'offline';
  return MISSING_STATUSES.includes(outcome.status) ? 'missing' : 'failed';
}

function failureOf(
  action: ActionName,
  outcome: Exclude<CallOutcome<unknown>, { kind: 'ok' }>,
): ActionFailure {
  if (outcome.kind === 'unreachable') return { action, code: UNREACHABLE_CODE, message: undefined };
  const { code, message, error } = outcome.problem;
  return { action, code, message: error ?? message };
}

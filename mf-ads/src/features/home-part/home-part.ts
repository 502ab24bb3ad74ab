import type { CallOutcome, RootStore } from '@moien/shared-lib';
import { type LoadProblem, PROBLEMS } from '@moien/shared-lib/paged-list';
import { action, makeObservable, observable, observableRef, runInAction } from 'mobx';

type Read<Known> = (propertyId: string) => Promise<CallOutcome<Known>>;

/** A part of the page of one home, such as its statistics, loaded by a call of its own. */
export class HomePart<Known> {
  propertyId = '';
  /** Undefined until it is there. */
  known: Known | undefined = undefined;
  problem: LoadProblem | undefined = undefined;
  #userId: string | undefined;
  readonly #session: RootStore['session'];
  readonly #read: Read<Known>;

  constructor(session: RootStore['session'], read: Read<Known>) {
    this.#session = session;
    this.#read = read;
    makeObservable(this, {
      propertyId: observable,
      known: observableRef,
      problem: observable,
      open: action,
      load: action,
    });
  }

  /** Called by the route's loader. What is known of the same home stays until the answer arrives. */
  open(propertyId: string): void {
    const userId = this.#session.profile?.userId;
    if (userId !== this.#userId || propertyId !== this.propertyId) this.known = undefined;
    this.#userId = userId;
    this.propertyId = propertyId;
    void this.load();
  }

  async load(): Promise<void> {
    const { propertyId } = this;
    this.problem = undefined;
    const outcome = await this.#read(propertyId);
    if (propertyId !== this.propertyId) return;
    runInAction(() => {
      this.problem = PROBLEMS[outcome.kind];
      if (outcome.kind === 'ok') this.known = outcome.value;
    });
  }

  /** It belongs to a person. */
  toSnapshot() {
    return undefined;
  }
}

import type { BankingInformation } from '@moien/contract';
import type { CallOutcome, FeatureStoreDefinition, RootStore } from '@moien/shared-lib';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';

/** How somebody is paid, and the cards they pay with. The server's answer is what is shown. */
export class BankingStore {
  information: BankingInformation | undefined;
  /** The last attempt did not bring it. */
  problem: 'offline' | 'failed' | undefined;
  isLoading = false;
  #userId: string | undefined;
  #attempt = 0;
  readonly #root: Pick<RootStore, 'api' | 'session'>;

  constructor(root: Pick<RootStore, 'api' | 'session'>) {
    this.#root = root;
    makeAutoObservable(this, { information: observableRef });
  }

  /** For the loader: the page of somebody else begins with nothing. */
  open(): void {
    const userId = this.#root.session.profile?.userId;
    if (userId !== this.#userId) {
      this.information = undefined;
      this.problem = undefined;
    }
    this.#userId = userId;
    void this.load();
  }

  /** What is known stays until the answer is there; of several attempts the last one counts. */
  async load(): Promise<void> {
    this.#attempt += 1;
    const attempt = this.#attempt;
    this.isLoading = true;
    const outcome = await this.#root.api.call('getBankingInformation');
    if (attempt !== this.#attempt) return;
    runInAction(() => {
      this.isLoading = false;
      this.problem = PROBLEMS[outcome.kind];
      if (outcome.kind === 'ok') this.information = outcome.value;
    });
  }

  /** A change answers the whole page; an older answer that is still on its way does not undo it. */
  async change(
    call: () => Promise<CallOutcome<BankingInformation>>,
  ): Promise<CallOutcome<BankingInformation>> {
    const userId = this.#userId;
    const outcome = await call();
    if (userId !== this.#userId) return outcome;
    if (outcome.kind !== 'ok') {
      // It may have been done all the same, or the state is another one by now.
      if (outcome.kind === 'unreachable' || outcome.status === 409) void this.load();
      return outcome;
    }
    runInAction(() => {
      this.#attempt += 1;
      this.isLoading = false;
      this.problem = undefined;
      this.information = outcome.value;
    });
    return outcome;
  }

  /** It is asked for anew each time: what it shows belongs to a person. */
  toSnapshot() {
    return undefined;
  }
}

const PROBLEMS = { ok: undefined, refused: 'failed', unreachable: 'offline' } as const;

export const bankingStore: FeatureStoreDefinition<BankingStore> = {
  key: 'dashboard/banking',
  create: (root) => new BankingStore(root),
};

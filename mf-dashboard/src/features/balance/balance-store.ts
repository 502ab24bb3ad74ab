import {
  BALANCE_GROUPS,
  type Balance,
  type BalanceGroup,
  type LedgerLine,
  type MoneyRelease,
} from '@moien/contract';
import type { FeatureStoreDefinition, RootStore } from '@moien/shared-lib';
import { type LoadProblem, PagedList, PROBLEMS, pageOf } from '@moien/shared-lib/paged-list';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { BalanceView } from './balance-view.ts';

type Root = Pick<RootStore, 'api' | 'session' | 'languageTag'>;

/** Where the money of who is signed in stands: all of one currency, and each group page after page. */
export class BalanceStore {
  balance: Balance | undefined;
  problem: LoadProblem | undefined;
  isLoading = false;
  lists: Record<BalanceGroup, PagedList<MoneyRelease>>;
  ledger: PagedList<LedgerLine>;
  /** The release that is being paid out again. */
  repeatedId: string | undefined;
  #currency: string | undefined;
  #userId: string | undefined;
  #attempt = 0;
  readonly #root: Root;

  constructor(root: Root) {
    this.#root = root;
    this.lists = this.#makeLists();
    this.ledger = this.#makeLedger();
    makeAutoObservable(this, { balance: observableRef, lists: observableRef, ledger: observableRef });
  }

  /** For the loader: another currency, or another person's page, begins with nothing. */
  open({ currency, group }: BalanceView): void {
    const userId = this.#root.session.profile?.userId;
    const isOther =
      userId !== this.#userId || (currency ?? this.balance?.currency) !== this.balance?.currency;
    if (isOther) {
      this.balance = undefined;
      this.problem = undefined;
      this.lists = this.#makeLists();
      this.ledger = this.#makeLedger();
    }
    this.#currency = currency;
    this.#userId = userId;
    void this.load(group);
  }

  /** What is known stays until the answer is there; of several attempts the last one counts. */
  async load(group?: BalanceGroup): Promise<void> {
    this.#attempt += 1;
    const attempt = this.#attempt;
    this.isLoading = true;
    const query = new URLSearchParams({ language: this.#root.languageTag });
    if (this.#currency) query.set('currency', this.#currency);
    const outcome = await this.#root.api.call('getBalance', { query });
    if (attempt !== this.#attempt) return;
    runInAction(() => {
      this.isLoading = false;
      this.problem = PROBLEMS[outcome.kind];
      if (outcome.kind === 'ok') this.#follow(outcome.value);
    });
    if (group && this.balance) await this.lists[group].load();
  }

  /** @returns why it was not done: the sentence of the server, or nothing when none came */
  async repeatPayout(id: string): Promise<{ isDone: boolean; message?: string }> {
    if (this.repeatedId) return { isDone: false };
    this.repeatedId = id;
    const outcome = await this.#root.api.call('repeatPayout', { path: { id } });
    runInAction(() => {
      this.repeatedId = undefined;
    });
    await this.load();
    await this.lists.owed.load();
    if (outcome.kind === 'ok') return { isDone: true };
    if (outcome.kind === 'unreachable') return { isDone: false };
    return { isDone: false, message: outcome.problem.error ?? outcome.problem.message };
  }

  /** It is asked for anew each time: what it shows belongs to a person. */
  toSnapshot() {
    return undefined;
  }

  #follow(balance: Balance) {
    this.balance = balance;
    const { lineArray, nextCursor } = balance.ledger;
    this.ledger.follow({ itemArray: lineArray, nextCursor });
  }

  #makeLists(): Record<BalanceGroup, PagedList<MoneyRelease>> {
    const listOf = (group: BalanceGroup) =>
      new PagedList<MoneyRelease>(async (cursor) => {
        const query = this.#queryOf(cursor);
        query.set('group', group);
        return pageOf(await this.#root.api.call('findMoneyReleases', { query }), 'releaseArray');
      });
    return Object.fromEntries(BALANCE_GROUPS.map((group) => [group, listOf(group)])) as Record<
      BalanceGroup,
      PagedList<MoneyRelease>
    >;
  }

  #makeLedger() {
    return new PagedList<LedgerLine>(async (cursor) =>
      pageOf(await this.#root.api.call('findLedgerLines', { query: this.#queryOf(cursor) }), 'lineArray'),
    );
  }

  #queryOf(cursor: string | undefined): URLSearchParams {
    const { languageTag: language } = this.#root;
    return new URLSearchParams({
      currency: this.balance?.currency ?? '',
      language,
      ...(cursor && { cursor }),
    });
  }
}

export const balanceStore: FeatureStoreDefinition<BalanceStore> = {
  key: 'dashboard/balance',
  create: (root) => new BalanceStore(root),
};

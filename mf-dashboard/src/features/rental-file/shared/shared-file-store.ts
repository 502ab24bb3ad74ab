import type { SharedRentalFile, SharedRentalFiles } from '@moien/contract';
import type { CallOutcome, FeatureStoreDefinition, RootStore } from '@moien/shared-lib';
import { type LoadProblem, PROBLEMS } from '@moien/shared-lib/paged-list';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';

type Root = Pick<RootStore, 'api' | 'session' | 'languageTag'>;

/** Rental files of others: the list, or one of them. */
export class SharedFileStore {
  files: SharedRentalFiles | undefined;
  file: SharedRentalFile | undefined;
  /** It is not, or no longer, shared with who is signed in. */
  isGone = false;
  problem: LoadProblem | undefined;
  isLoading = false;
  #id: string | undefined;
  #userId: string | undefined;
  #attempt = 0;
  readonly #root: Root;

  constructor(root: Root) {
    this.#root = root;
    makeAutoObservable(this, { files: observableRef, file: observableRef });
  }

  /** For the loader. @param id undefined: the list */
  open(id: string | undefined): void {
    const userId = this.#root.session.profile?.userId;
    if (userId !== this.#userId) this.files = undefined;
    if (userId !== this.#userId || id !== this.#id) {
      this.file = undefined;
      this.isGone = false;
      this.problem = undefined;
    }
    this.#userId = userId;
    this.#id = id;
    void this.load();
  }

  /** Of several attempts the last one counts. */
  async load(): Promise<void> {
    this.#attempt += 1;
    const attempt = this.#attempt;
    const id = this.#id;
    this.isLoading = true;
    const query = new URLSearchParams({ language: this.#root.languageTag });
    const { api } = this.#root;
    const outcome =
      id === undefined
        ? await api.call('getSharedRentalFiles', { query })
        : await api.call('getSharedRentalFile', { path: { id }, query });
    if (attempt !== this.#attempt) return;
    runInAction(() => {
      this.isLoading = false;
      this.isGone = outcome.kind === 'refused' && outcome.status === 404;
      this.problem = this.isGone ? undefined : PROBLEMS[outcome.kind];
      if (this.isGone) this.file = undefined;
      if (outcome.kind !== 'ok') return;
      if ('sharedFileArray' in outcome.value) this.files = outcome.value;
      else this.file = outcome.value;
    });
  }

  /** Access ends at once. */
  async decline(): Promise<CallOutcome<{ message: string }>> {
    const outcome = await this.#root.api.call('declineRentalFile', { path: { id: this.#id ?? '' } });
    if (outcome.kind === 'ok')
      runInAction(() => {
        this.#attempt += 1;
        this.file = undefined;
        this.isGone = true;
      });
    return outcome;
  }

  /** It is asked for anew each time: what it shows belongs to a person. */
  toSnapshot() {
    return undefined;
  }
}

export const sharedFileStore: FeatureStoreDefinition<SharedFileStore> = {
  key: 'dashboard/shared-rental-files',
  create: (root) => new SharedFileStore(root),
};

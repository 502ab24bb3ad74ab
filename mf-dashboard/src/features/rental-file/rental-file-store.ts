import type { RentalFile } from '@moien/contract';
import type { CallOutcome, FeatureStoreDefinition, RootStore } from '@moien/shared-lib';
import { type LoadProblem, PROBLEMS } from '@moien/shared-lib/paged-list';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';

type Root = Pick<RootStore, 'api' | 'session' | 'languageTag'>;
export type FileOutcome = CallOutcome<RentalFile>;

/** One's own rental file. Every change answers all of it, and the server's answer is what is shown. */
export class RentalFileStore {
  file: RentalFile | undefined;
  problem: LoadProblem | undefined;
  isLoading = false;
  #userId: string | undefined;
  #attempt = 0;
  readonly #root: Root;

  constructor(root: Root) {
    this.#root = root;
    makeAutoObservable(this, { file: observableRef });
  }

  /** Some document is being looked at: the next answer may be another one. */
  get isChecking(): boolean {
    const documents = this.file?.filePersonArray.flatMap((person) => person.supportingDocumentArray) ?? [];
    return documents.some(({ state }) => state === 'checking');
  }

  /** For the loader: another person's file begins with nothing. */
  open(): void {
    const userId = this.#root.session.profile?.userId;
    if (userId !== this.#userId) {
      this.file = undefined;
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
    const outcome = await this.#root.api.call('getRentalFile', { query: this.#query() });
    if (attempt !== this.#attempt) return;
    runInAction(() => {
      this.isLoading = false;
      this.problem = PROBLEMS[outcome.kind];
      if (outcome.kind === 'ok') this.file = outcome.value;
    });
  }

  /** A change answers the whole file; an older answer that is still on its way does not undo it. */
  async change(
    call: (api: Root['api'], query: URLSearchParams) => Promise<FileOutcome>,
  ): Promise<FileOutcome> {
    const userId = this.#userId;
    const outcome = await call(this.#root.api, this.#query());
    if (outcome.kind !== 'ok' || userId !== this.#userId) return outcome;
    runInAction(() => {
      this.#attempt += 1;
      this.isLoading = false;
      this.problem = undefined;
      this.file = outcome.value;
    });
    return outcome;
  }

  /** It is asked for anew each time: what it shows belongs to a person. */
  toSnapshot() {
    return undefined;
  }

  #query(): URLSearchParams {
    return new URLSearchParams({ language: this.#root.languageTag });
  }
}

export const rentalFileStore: FeatureStoreDefinition<RentalFileStore> = {
  key: 'dashboard/rental-file',
  create: (root) => new RentalFileStore(root),
};

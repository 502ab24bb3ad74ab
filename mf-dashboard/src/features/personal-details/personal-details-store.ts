import type { PersonalDetails, PersonalDetailsChange } from '@moien/contract';
import type { CallOutcome, FeatureStoreDefinition, RootStore } from '@moien/shared-lib';
import { type LoadProblem, PROBLEMS } from '@moien/shared-lib/paged-list';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';

type Root = Pick<RootStore, 'api' | 'session'>;
type Outcome = CallOutcome<PersonalDetails>;

/** Who the person who is signed in is, for themselves. The server's answer is what is shown. */
export class PersonalDetailsStore {
  details: PersonalDetails | undefined;
  problem: LoadProblem | undefined;
  isLoading = false;
  #userId: string | undefined;
  #attempt = 0;
  readonly #root: Root;

  constructor(root: Root) {
    this.#root = root;
    makeAutoObservable(this, { details: observableRef });
  }

  /** For the loader: another person's page begins with nothing. */
  open(): void {
    const userId = this.#root.session.profile?.userId;
    if (userId !== this.#userId) {
      this.details = undefined;
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
    const outcome = await this.#root.api.call('getPersonalDetails');
    if (attempt !== this.#attempt) return;
    runInAction(() => {
      this.isLoading = false;
      this.problem = PROBLEMS[outcome.kind];
      if (outcome.kind === 'ok') this.details = outcome.value;
    });
  }

  /** @param version that was read; where another tab has saved since, what it has saved is loaded */
  async save(version: number, body: PersonalDetailsChange): Promise<Outcome> {
    const headers = { 'if-match': `"${version}"` };
    const outcome = await this.#follow(() => this.#root.api.call('changePersonalDetails', { headers, body }));
    if (isConflict(outcome)) await this.load();
    return outcome;
  }

  sendPicture(picture: Blob): Promise<Outcome> {
    const headers = { 'content-type': picture.type };
    return this.#follow(() => this.#root.api.call('putPersonPicture', { headers, body: picture }));
  }

  removePicture(): Promise<Outcome> {
    return this.#follow(() => this.#root.api.call('removePersonPicture'));
  }

  /** It is asked for anew each time: what it shows belongs to a person. */
  toSnapshot() {
    return undefined;
  }

  /** Name and picture stand in the header too, which knows them from the session. */
  async #follow(call: () => Promise<Outcome>): Promise<Outcome> {
    const userId = this.#userId;
    const outcome = await call();
    if (outcome.kind !== 'ok' || userId !== this.#userId) return outcome;
    runInAction(() => {
      this.#attempt += 1;
      this.isLoading = false;
      this.problem = undefined;
      this.details = outcome.value;
    });
    void this.#root.session.load();
    return outcome;
  }
}

export function isConflict(outcome: Outcome): boolean {
  return outcome.kind === 'refused' && outcome.status === 412;
}

export const personalDetailsStore: FeatureStoreDefinition<PersonalDetailsStore> = {
  key: 'dashboard/personal-details',
  create: (root) => new PersonalDetailsStore(root),
};

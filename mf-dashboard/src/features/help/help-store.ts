import type { ContactObject, Help, HelpBooking, HelpHome } from '@moien/contract';
import type { FeatureStoreDefinition, RootStore } from '@moien/shared-lib';
import { type LoadProblem, PROBLEMS } from '@moien/shared-lib/paged-list';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { type HelpView, writeView } from './help-view.ts';

type Root = Pick<RootStore, 'api' | 'session' | 'languageTag'>;

/** What of the person's own the page is about. */
export type HelpSubject = { kind: 'booking'; booking: HelpBooking } | { kind: 'property'; home: HelpHome };

/** What who is signed in may need help with, and the questions. */
export class HelpStore {
  help: Help | undefined;
  problem: LoadProblem | undefined;
  isLoading = false;
  #view: HelpView = { about: undefined };
  #userId: string | undefined;
  #attempt = 0;
  readonly #root: Root;

  constructor(root: Root) {
    this.#root = root;
    makeAutoObservable(this, { help: observableRef, subjectOf: false });
  }

  /** For the loader: what is known stays, but not of another person. */
  open(view: HelpView): void {
    const userId = this.#root.session.profile?.userId;
    if (userId !== this.#userId) this.help = undefined;
    this.#userId = userId;
    this.#view = view;
    void this.load();
  }

  /** Of several attempts the last one counts. */
  async load(): Promise<void> {
    this.#attempt += 1;
    const attempt = this.#attempt;
    this.isLoading = true;
    const query = writeView(this.#view);
    query.set('language', this.#root.languageTag);
    const outcome = await this.#root.api.call('getHelp', { query });
    if (attempt !== this.#attempt) return;
    runInAction(() => {
      this.isLoading = false;
      this.problem = PROBLEMS[outcome.kind];
      if (outcome.kind === 'ok') this.help = outcome.value;
    });
  }

  /** Undefined for what is not among the person's own, and while nothing is known. */
  subjectOf(about: ContactObject): HelpSubject | undefined {
    if (about.kind === 'booking') {
      const booking = this.help?.bookingArray.find(({ id }) => id === about.id);
      return booking && { kind: 'booking', booking };
    }
    const home = this.help?.homeArray.find(({ id }) => id === about.id);
    return home && { kind: 'property', home };
  }

  /** It is asked for anew each time: what it shows belongs to a person. */
  toSnapshot() {
    return undefined;
  }
}

export const helpStore: FeatureStoreDefinition<HelpStore> = {
  key: 'dashboard/help',
  create: (root) => new HelpStore(root),
};

import type { Ad, AdChange, FeatureCategory, Problem } from '@moien/contract';
import type { FeatureStoreDefinition, RootStore } from '@moien/shared-lib';
import { type LoadProblem, PROBLEMS } from '@moien/shared-lib/paged-list';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { changedAd, isEmpty, mergeChanges, withoutNames, withoutSaved } from './ad-fields.ts';

type Root = Pick<RootStore, 'api' | 'session' | 'languageTag'>;
/** `refused`: the API has said why; `conflict`: another tab has changed the same. */
export type SaveState = 'saved' | 'waiting' | 'saving' | 'offline' | 'refused' | 'conflict';

/** After the last key: long enough to type on, short enough to forget the button. */
const SAVE_MILLISECONDS = 900;
const RETRY_MILLISECONDS = 4_000;

/** One home as its owner writes it. What is changed is saved by itself; until then it is kept in the tab. */
export class AdStore {
  id: string | undefined;
  saved: Ad | undefined;
  problem: LoadProblem | undefined;
  isMissing = false;
  isLoading = false;
  /** What is not saved yet. */
  pending: AdChange = {};
  saveState: SaveState = 'saved';
  refusal: Problem | undefined;
  /** The fields that another tab has changed too. */
  conflictNames: readonly string[] = [];
  featureCategories: readonly FeatureCategory[] | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<void> | undefined;
  #attempt = 0;
  readonly #root: Root;

  constructor(root: Root) {
    this.#root = root;
    makeAutoObservable(this, {
      saved: observableRef,
      pending: observableRef,
      refusal: observableRef,
      conflictNames: observableRef,
      featureCategories: observableRef,
    });
  }

  /** As it will be once everything is saved: what the page shows. */
  get ad(): Ad | undefined {
    return this.saved && changedAd(this.saved, this.pending);
  }

  /** For the loader: what is known of this home stays until the answer is there. */
  open(id: string): void {
    if (id !== this.id) {
      clearTimeout(this.#timer);
      this.id = id;
      this.saved = undefined;
      this.problem = undefined;
      this.isMissing = false;
      this.pending = readKept(id);
      this.saveState = isEmpty(this.pending) ? 'saved' : 'waiting';
      this.refusal = undefined;
      this.conflictNames = [];
    }
    void this.load();
    if (!this.featureCategories) void this.#loadFeatures();
  }

  async load(): Promise<void> {
    const { id } = this;
    if (id === undefined) return;
    this.#attempt += 1;
    const attempt = this.#attempt;
    this.isLoading = true;
    const outcome = await this.#root.api.call('getAd', { path: { id }, query: this.query });
    if (attempt !== this.#attempt || id !== this.id) return;
    runInAction(() => {
      this.isLoading = false;
      this.problem = PROBLEMS[outcome.kind];
      this.isMissing = outcome.kind === 'refused' && outcome.status === 404;
      if (outcome.kind === 'ok') this.saved = outcome.value;
    });
    if (outcome.kind === 'ok' && this.savesItself && !isEmpty(this.pending)) this.#plan(0);
  }

  /** A draft is saved while it is written; what guests see changes when its owner says so. */
  get savesItself(): boolean {
    return this.saved?.state === 'draft';
  }

  get isChanged(): boolean {
    return !isEmpty(this.pending);
  }

  /** Saved by itself a moment after the last change, if it is a draft. */
  change(change: AdChange): void {
    this.pending = mergeChanges(this.pending, change);
    this.#keep();
    if (this.saveState === 'conflict') return;
    this.saveState = 'waiting';
    if (this.savesItself) this.#plan(SAVE_MILLISECONDS);
  }

  /** A field or a step is left. */
  leave(): void {
    if (this.savesItself) void this.flush();
  }

  /** What is not saved is as it was. */
  discard(): void {
    clearTimeout(this.#timer);
    this.pending = {};
    this.conflictNames = [];
    this.refusal = undefined;
    this.saveState = 'saved';
    this.#keep();
  }

  /** At once: a field or the page is left. @returns whether everything is saved */
  async flush(): Promise<boolean> {
    clearTimeout(this.#timer);
    await this.#running;
    if (!isEmpty(this.pending) && this.saveState !== 'conflict') await this.#save();
    return isEmpty(this.pending);
  }

  /** Of a field that another tab has changed too: this tab's value is saved over it, or the other's taken. */
  async settleConflict(choice: 'mine' | 'theirs'): Promise<void> {
    if (choice === 'theirs') this.pending = withoutNames(this.pending, this.conflictNames);
    this.conflictNames = [];
    this.saveState = isEmpty(this.pending) ? 'saved' : 'waiting';
    this.#keep();
    await this.flush();
  }

  /** What a call about this home has answered. */
  follow(ad: Ad): void {
    if (ad.id !== this.id) return;
    this.#attempt += 1;
    this.isLoading = false;
    if (!this.saved || ad.version >= this.saved.version) this.saved = ad;
  }

  async setState(state: 'published' | 'paused' | 'archived') {
    const { id } = this;
    if (id === undefined || !(await this.flush())) return undefined;
    const input = { path: { id }, query: this.query, body: { state } };
    const outcome = await this.#root.api.call('setAdState', input);
    if (outcome.kind === 'ok') this.follow(outcome.value);
    return outcome;
  }

  get query(): URLSearchParams {
    return new URLSearchParams({ language: this.#root.languageTag });
  }

  /** What is not saved is kept in the browser; the rest is asked for anew. */
  toSnapshot() {
    return undefined;
  }

  async #loadFeatures(): Promise<void> {
    const outcome = await this.#root.api.call('getExtendedData');
    if (outcome.kind !== 'ok') return;
    runInAction(() => {
      this.featureCategories = outcome.value.featureTypeByCategoryAndSubCategoryArray;
    });
  }

  #plan(milliseconds: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), milliseconds);
  }

  #save(): Promise<void> {
    this.#running ??= this.#send().finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  async #send(): Promise<void> {
    const { id, saved, pending } = this;
    if (id === undefined || !saved) return;
    runInAction(() => {
      this.saveState = 'saving';
      this.refusal = undefined;
    });
    const outcome = await this.#root.api.call('changeAd', {
      path: { id },
      query: this.query,
      headers: { 'if-match': `"${saved.version}"` },
      body: pending,
    });
    if (id !== this.id) return;
    if (outcome.kind === 'ok') return this.#saveDone(outcome.value, pending);
    const isConflict = outcome.kind === 'refused' && outcome.status === 412;
    if (isConflict) await this.load();
    runInAction(() => {
      if (outcome.kind === 'unreachable') this.saveState = 'offline';
      else {
        this.saveState = isConflict ? 'conflict' : 'refused';
        this.refusal = outcome.problem;
        if (isConflict) this.conflictNames = (outcome.problem.parameters ?? []).map(({ name }) => name);
      }
    });
    if (outcome.kind === 'unreachable' && this.savesItself) this.#plan(RETRY_MILLISECONDS);
  }

  #saveDone(ad: Ad, sent: AdChange): void {
    runInAction(() => {
      this.follow(ad);
      this.pending = withoutSaved(this.pending, sent);
      this.saveState = isEmpty(this.pending) ? 'saved' : 'waiting';
    });
    this.#keep();
    if (this.savesItself && !isEmpty(this.pending)) this.#plan(SAVE_MILLISECONDS);
  }

  /** A tab that is closed before it has saved goes on from here. */
  #keep(): void {
    if (this.id !== undefined) keep(this.id, this.pending);
  }
}

/** What is not saved yet, by the id of its home. */
const KEY = 'ad-drafts';

function keep(id: string, change: AdChange): void {
  const { [id]: _, ...others } = readAll();
  const kept = isEmpty(change) ? others : { ...others, [id]: change };
  try {
    if (Object.keys(kept).length === 0) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Storage may be switched off; what is typed is saved within a second.
  }
}

const readKept = (id: string): AdChange => readAll()[id] ?? {};

function readAll(): Record<string, AdChange> {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Record<string, AdChange>) : {};
  } catch {
    return {};
  }
}

export const adStore: FeatureStoreDefinition<AdStore> = {
  key: 'ads/ad',
  create: (root) => new AdStore(root),
};

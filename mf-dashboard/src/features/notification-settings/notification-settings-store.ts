import type { NewNotificationSettings, NotificationSettings } from '@moien/contract';
import type { CallOutcome, FeatureStoreDefinition, RootStore } from '@moien/shared-lib';
import { type LoadProblem, PROBLEMS } from '@moien/shared-lib/paged-list';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';

type Root = Pick<RootStore, 'api' | 'session'>;

/** How who is signed in wants to be told of things. */
export class NotificationSettingsStore {
  settings: NotificationSettings | undefined;
  problem: LoadProblem | undefined;
  isLoading = false;
  #userId: string | undefined;
  #attempt = 0;
  readonly #root: Root;

  constructor(root: Root) {
    this.#root = root;
    makeAutoObservable(this, { settings: observableRef });
  }

  /** For the loader: another person's page begins with nothing. */
  open(): void {
    const userId = this.#root.session.profile?.userId;
    if (userId !== this.#userId) this.settings = undefined;
    this.#userId = userId;
    void this.load();
  }

  /** What is known stays until the answer is there. */
  async load(): Promise<void> {
    this.#attempt += 1;
    const attempt = this.#attempt;
    this.isLoading = true;
    const outcome = await this.#root.api.call('getNotificationSettings');
    if (attempt !== this.#attempt) return;
    runInAction(() => {
      this.isLoading = false;
      this.problem = PROBLEMS[outcome.kind];
      if (outcome.kind === 'ok') this.settings = outcome.value;
    });
  }

  async save(body: NewNotificationSettings): Promise<CallOutcome<NotificationSettings>> {
    const outcome = await this.#root.api.call('setNotificationSettings', { body });
    if (outcome.kind === 'ok')
      runInAction(() => {
        this.settings = outcome.value;
      });
    return outcome;
  }

  /** It is asked for anew each time: what it shows belongs to a person. */
  toSnapshot() {
    return undefined;
  }
}

export const notificationSettingsStore: FeatureStoreDefinition<NotificationSettingsStore> = {
  key: 'dashboard/notification-settings',
  create: (root) => new NotificationSettingsStore(root),
};

import type { FeatureStoreDefinition, RootStore } from '@moien/shared-lib';
import { type PushState, readPushState, turnPushOff, turnPushOn } from '@moien/shared-lib/push';
import { makeAutoObservable, runInAction } from 'mobx';

/** Whether this device is told by push. */
export class PushStore {
  /** Undefined until the browser has said so, and on the server. */
  state: PushState | undefined;
  isBusy = false;
  hasFailed = false;
  readonly #root: Pick<RootStore, 'api'>;

  constructor(root: Pick<RootStore, 'api'>) {
    this.#root = root;
    makeAutoObservable(this);
  }

  load = (): Promise<void> => this.#follow(readPushState());
  turnOn = (): Promise<void> => this.#change(() => turnPushOn(this.#root.api));
  turnOff = (): Promise<void> => this.#change(() => turnPushOff(this.#root.api));

  /** It is another one on each device. */
  toSnapshot() {
    return undefined;
  }

  async #change(work: () => Promise<PushState>): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    await this.#follow(work());
  }

  async #follow(working: Promise<PushState>): Promise<void> {
    const state = await working.catch(() => undefined);
    runInAction(() => {
      this.isBusy = false;
      this.hasFailed = state === undefined;
      this.state = state ?? this.state;
    });
  }
}

export const pushStore: FeatureStoreDefinition<PushStore> = {
  key: 'dashboard/push',
  create: (root) => new PushStore(root),
};

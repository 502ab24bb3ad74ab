import {
  type FeatureStoreDefinition,
  importFresh,
  type RootStore,
  readStored,
  writeStored,
} from '@moien/shared-lib';
import { makeAutoObservable, runInAction } from 'mobx';
import type { SubscribeOutcome } from './subscribe.ts';

/**
 * Whether the newsletter is offered: unless dismissed, or subscribed to in this browser (specification §4).
 */
export class NewsletterStore {
  isDismissed = false;
  hasSubscription = false;
  isSending = false;
  /** The last address was none that the newsletter takes; no message says so (specification §5). */
  isRefused = false;
  /** Subscribed just now: its mail is still to be confirmed (product decision 12). */
  isToBeConfirmed = false;
  /** The address that is to be confirmed. */
  email = '';
  readonly #root: RootStore;

  constructor(root: RootStore) {
    this.#root = root;
    makeAutoObservable(this);
  }

  get isOffered(): boolean {
    return !this.isDismissed && !this.hasSubscription;
  }

  /** Looks up what this browser has kept. Only in the browser. */
  recall() {
    const kept = readStored('newsletter-subscription');
    this.hasSubscription = kept?.isActive === true;
    this.isDismissed = kept?.isDismissed === true;
  }

  /** For good, in this browser. */
  dismiss() {
    this.isDismissed = true;
    const languageCode = this.#root.languageTag;
    writeStored('newsletter-subscription', { isActive: false, email: '', languageCode, isDismissed: true });
  }

  /** The page goes: the next time the step that is left is not said again. */
  leave() {
    this.isToBeConfirmed = false;
  }

  /** Rejects nothing: a failure is logged only (specification §8), and what was typed stays. */
  async subscribe(email: string, thanks: string) {
    if (this.isSending) return;
    this.isSending = true;
    const outcome = await this.#send(email);
    runInAction(() => {
      this.isSending = false;
      this.isRefused = outcome === 'invalid';
      if (outcome === 'subscribed') {
        this.hasSubscription = this.isToBeConfirmed = true;
        this.email = email.trim();
      }
    });
    if (outcome === 'subscribed') this.#root.toast.show('success', thanks);
  }

  async #send(email: string): Promise<SubscribeOutcome> {
    try {
      const { subscribe } = await importFresh(
        () => import(/* webpackChunkName: "newsletter" */ './subscribe.ts'),
      );
      return await subscribe(this.#root, email);
    } catch (error) {
      console.warn('The code that subscribes to the newsletter could not be loaded.', error);
      return 'failed';
    }
  }

  toSnapshot() {
    return null;
  }
}

export const newsletterStore: FeatureStoreDefinition<NewsletterStore> = {
  key: 'shell/newsletter',
  create: (root) => new NewsletterStore(root),
};

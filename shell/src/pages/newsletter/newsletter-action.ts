import { MAIL_TOKEN_PATTERN } from '@moien/contract';
import { type RootStore, writeStored } from '@moien/shared-lib';
import { makeAutoObservable } from 'mobx';

export type NewsletterAction = 'confirm' | 'end';
export type NewsletterProgress = 'asking' | 'sending' | 'done' | NewsletterFailure;

/** Also the end of its text's key. */
export type NewsletterFailure = 'unknown' | 'too-many' | 'failed' | 'offline';

/** By the answer's status; every other is a failure of ours. */
const FAILURES: Readonly<Record<number, NewsletterFailure>> = { 404: 'unknown', 429: 'too-many' };

const CALLS = { confirm: 'confirmNewsletterSubscription', end: 'endNewsletterSubscription' } as const;

/**
 * What a mail's link asks for, and what became of it. Nothing happens by opening the link (product decision
 * 18).
 */
export class NewsletterActionStore {
  progress: NewsletterProgress;
  readonly #root: Pick<RootStore, 'api'>;
  readonly #action: NewsletterAction;
  readonly #token: string;

  constructor(root: Pick<RootStore, 'api'>, action: NewsletterAction, token: string | null) {
    this.#root = root;
    this.#action = action;
    this.#token = token ?? '';
    this.progress = new RegExp(MAIL_TOKEN_PATTERN).test(this.#token) ? 'asking' : 'unknown';
    makeAutoObservable(this);
  }

  async send() {
    if (this.progress === 'sending') return;
    this.follow('sending');
    const outcome = await this.#root.api.call(CALLS[this.#action], { body: { token: this.#token } });
    if (outcome.kind === 'unreachable') return this.follow('offline');
    if (outcome.kind === 'refused') return this.follow(FAILURES[outcome.status] ?? 'failed');
    writeStored('newsletter-subscription', outcome.value.newsletterSubscription);
    this.follow('done');
  }

  /** It did not go, and may the next time. */
  get canBeTriedAgain(): boolean {
    return this.progress === 'offline' || this.progress === 'too-many' || this.progress === 'failed';
  }

  follow(progress: NewsletterProgress) {
    this.progress = progress;
  }
}

import { UNSUBSCRIBE_TOKEN_PATTERN } from '@moien/contract';
import type { RootStore } from '@moien/shared-lib';
import { makeAutoObservable } from 'mobx';

/** Also a part of its texts' keys. */
export type MailEndProgress = 'asking' | 'sending' | 'done' | 'unknown' | 'failed' | 'offline';

/** What the link of a mail asks for. Nothing happens by opening it (product decision 18). */
export class MailEndStore {
  progress: MailEndProgress;
  readonly #api: RootStore['api'];
  readonly #token: string;

  constructor({ api }: Pick<RootStore, 'api'>, token: string | null) {
    this.#api = api;
    this.#token = token ?? '';
    this.progress = new RegExp(UNSUBSCRIBE_TOKEN_PATTERN).test(this.#token) ? 'asking' : 'unknown';
    makeAutoObservable(this);
  }

  async send(): Promise<void> {
    if (this.progress === 'sending') return;
    this.follow('sending');
    const outcome = await this.#api.call('endNotificationMails', { body: { token: this.#token } });
    if (outcome.kind === 'ok') this.follow('done');
    else if (outcome.kind === 'unreachable') this.follow('offline');
    else this.follow(outcome.status === 404 ? 'unknown' : 'failed');
  }

  follow(progress: MailEndProgress) {
    this.progress = progress;
  }
}

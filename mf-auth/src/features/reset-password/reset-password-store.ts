import { NEW_PASSWORD_RULES } from '@moien/contract';
import type { RootStore } from '@moien/shared-lib';
import { makeAutoObservable, runInAction } from 'mobx';
import { FormStore } from '../forms/form-store.ts';
import { isToken } from '../mail-link/mail-link-store.ts';

export type NewPassword = { password: string; passwordConfirmation: string };

/** A new password for an address whose link was followed. */
export class ResetPasswordStore {
  progress: 'writing' | 'done' | 'over';
  readonly form = new FormStore<NewPassword>({ rules: NEW_PASSWORD_RULES });
  readonly #root: Pick<RootStore, 'api'>;
  readonly #token: string;

  constructor(root: Pick<RootStore, 'api'>, token: string | null) {
    this.#root = root;
    this.#token = token ?? '';
    this.progress = isToken(this.#token) ? 'writing' : 'over';
    makeAutoObservable(this);
  }

  async send(entry: NewPassword) {
    const body = { token: this.#token, password: entry.password };
    const answer = await this.form.attempt(entry, () => this.#root.api.call('resetPassword', { body }));
    const { failure } = this.form;
    const isOver = failure !== undefined && 'code' in failure && OVER_CODES.has(failure.code);
    runInAction(() => {
      if (answer) this.progress = 'done';
      else if (isOver) this.progress = 'over';
    });
  }
}

const OVER_CODES = new Set(['invalid-link', 'not-found']);

import type { RootStore } from '@moien/shared-lib';
import { makeAutoObservable, runInAction } from 'mobx';
import { findProblems } from '../forms/entry-schema.ts';
import { FormState } from '../forms/form-state.ts';
import { emailSchema } from './sign-in-rules.ts';

/** Within signing in: asks for the address, then says that a mail is on its way. */
export class ForgottenPasswordStore {
  step: 'request' | 'message' | undefined;
  email = '';
  readonly form = new FormState<'email'>();
  readonly #api: Pick<RootStore['api'], 'call'>;

  constructor(api: Pick<RootStore['api'], 'call'>) {
    this.#api = api;
    makeAutoObservable(this);
  }

  open(email: string) {
    this.step = 'request';
    this.email = email;
  }

  close() {
    this.step = undefined;
    this.form.clear();
  }

  setEmail(email: string) {
    this.email = email;
    this.form.forgive('email');
  }

  async request() {
    const body = { email: this.email.trim() };
    if (!this.form.follow(...findProblems(emailSchema, body))) return;
    const answer = await this.form.sendWithChallenge((headers) =>
      this.#api.call('requestPasswordReset', { body, ...(headers && { headers }) }),
    );
    if (!answer) return;
    runInAction(() => {
      this.form.hear(answer.message);
      this.step = 'message';
    });
  }
}

import { type EntryRule, NEW_PASSWORD_RULES, PASSWORD_TOO_COMMON_SLUG } from '@moien/contract';
import type { RootStore } from '@moien/shared-lib';
import { makeAutoObservable } from 'mobx';
import { entrySchema } from '../forms/entry-schema.ts';
import { FormState } from '../forms/form-state.ts';
import { sendEntry } from '../forms/send-entry.ts';
import { isToken, LINK_OVER_CODE } from '../mail-link/mail-link-store.ts';

export type NewPassword = { password: string; passwordConfirmation: string };

type Root = Pick<RootStore, 'api' | 'session'>;

/** A new password for an address whose link was followed. */
export class ResetPasswordStore {
  progress: 'writing' | 'done' | 'over';
  readonly form = new FormState<keyof NewPassword>();
  readonly #root: Root;
  readonly #token: string;

  constructor(root: Root, token: string | null) {
    this.#root = root;
    this.#token = token ?? '';
    this.progress = isToken(this.#token) ? 'writing' : 'over';
    makeAutoObservable(this);
  }

  async send(entry: NewPassword) {
    const { form } = this;
    const body = { token: this.#token, password: entry.password };
    const call = () => this.#root.api.call('resetPassword', { body });
    const answer = await sendEntry({ form, schema, fieldByCode: FIELD_BY_CODE, entry, call });
    if (answer) await this.#finish();
    else if (form.problem?.code === LINK_OVER_CODE) this.follow('over');
  }

  follow(progress: ResetPasswordStore['progress']) {
    this.progress = progress;
  }

  /** It has ended every session, that of this browser too, if it had one of the account. */
  async #finish() {
    const { session } = this.#root;
    this.follow('done');
    if (!session.isSignedIn) return;
    await session.load();
    if (!session.isSignedIn) session.announce('ended');
  }
}

/** Rules that only the server asks for. */
const FIELD_BY_CODE = { [PASSWORD_TOO_COMMON_SLUG]: 'password' } as const;

const schema = entrySchema<NewPassword>(NEW_PASSWORD_RULES as readonly EntryRule<NewPassword>[]);

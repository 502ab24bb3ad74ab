import { makeAutoObservable, runInAction } from 'mobx';
import type { CallOutcome } from '../api/call-outcome.ts';
import type { RootStore } from '../stores/root-store.ts';
import { callWithChallenge } from './call-with-challenge.ts';

/** Asks for the code that proves who is asking, where an account has no password. */
export class CodeRequestStore {
  isSending = false;
  /** The browser does the work of a challenge first. */
  isWorking = false;
  /** A code is on its way. */
  isSent = false;
  readonly #root: Pick<RootStore, 'api'>;
  readonly #email: string;

  constructor(root: Pick<RootStore, 'api'>, email: string) {
    this.#root = root;
    this.#email = email;
    makeAutoObservable(this);
  }

  /** @returns why none is */
  async request(): Promise<Exclude<CallOutcome<unknown>, { kind: 'ok' }> | undefined> {
    if (this.isSending) return undefined;
    this.isSending = true;
    const body = { email: this.#email };
    const outcome = await callWithChallenge(
      (headers) => this.#root.api.call('requestSignInToken', { body, ...(headers && { headers }) }),
      (isWorking) => this.work(isWorking),
    );
    runInAction(() => {
      this.isSending = false;
      this.isSent ||= outcome.kind === 'ok';
    });
    return outcome.kind === 'ok' ? undefined : outcome;
  }

  work(isWorking: boolean) {
    this.isWorking = isWorking;
  }
}

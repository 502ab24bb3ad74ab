import type { CallOutcome, RootStore } from '@moien/shared-lib';
import { makeAutoObservable } from 'mobx';
import { authFlowStore } from '../auth-flow/auth-flow-store.ts';
import { secondFactorStepOf } from '../auth-flow/second-factor-step.ts';
import { forgetProviderJourney, readProviderJourney } from '../provider-buttons/provider-journey.ts';

/**
 * What a provider's answer brought along in the address; `hash` is Google's, when it came back with an access
 * token.
 */
export type ProviderReturn = { code: string | null; state: string | null; hash: URLSearchParams };

export type ReturnProgress = 'working' | 'done' | 'second-factor' | 'failed' | 'offline';

type Root = Pick<RootStore, 'api' | 'session' | 'signedIn' | 'authModal' | 'feature'>;

/**
 * Ends a sign-in at a provider (product decision 19). Its failures are logged only (specification §8): the
 * page stays calm.
 */
export class ProviderReturnStore {
  progress: ReturnProgress = 'working';
  #next: string | undefined;
  /** What is still to be sent; a code counts once, so that nothing is sent twice unless it did not arrive. */
  #send: (() => Promise<CallOutcome<unknown>>) | undefined;
  readonly #root: Root;

  constructor(root: Root) {
    this.#root = root;
    makeAutoObservable(this);
  }

  /**
   * Reads what came back; does nothing bad with an address that is opened a second time, nor with one that
   * this tab did not ask for: a link of a stranger's would sign its reader in to the stranger's account (RFC
   * 6749 §10.12).
   */
  async begin({ code, state, hash }: ProviderReturn) {
    const journey = readProviderJourney();
    forgetProviderJourney();
    this.#next = journey?.next;
    const { api } = this.#root;
    const hasToken = hash.has('access_token');
    if (!hasToken && !code) return this.#end('there is no code');
    if (!journey || journey.state !== (hasToken ? hash.get('state') : state))
      return this.#end('it was not begun in this tab, or has ended before');
    if (hasToken) this.#send = () => api.call('signInWithGoogle', { query: hash });
    else if (code) {
      const { flow } = journey;
      const body = { code, ...(flow !== undefined && { flow }) };
      this.#send = () => api.call('completeProviderSignIn', { body });
    }
    await this.send();
  }

  async send() {
    if (!this.#send) return;
    this.follow('working');
    const outcome = await this.#send();
    if (outcome.kind === 'unreachable') return this.follow('offline');
    this.#send = undefined;
    const step = secondFactorStepOf(outcome);
    if (step) {
      this.#root.feature(authFlowStore).signIn.awaitSecondFactor(step);
      this.#next ??= '/';
      this.follow('second-factor');
      return this.signInAnew();
    }
    if (outcome.kind === 'refused') return this.#end(outcome.problem.code);
    await this.#goOn();
  }

  /** Or goes on with the second step. */
  signInAnew() {
    this.#root.authModal.open('sign-in', { next: this.#next });
  }

  follow(progress: ReturnProgress) {
    this.progress = progress;
  }

  /** The cookie is there: asks whose it is. */
  async #goOn() {
    const outcome = await this.#root.api.call('getSession');
    if (outcome.kind === 'unreachable') {
      this.#send = () => this.#root.api.call('getSession');
      return this.follow('offline');
    }
    if (outcome.kind === 'refused' || !outcome.value.profile) return this.#end('nobody is signed in');
    this.follow('done');
    await this.#root.signedIn(outcome.value, { next: this.#next ?? '/', isReplacing: true });
  }

  #end(reason: string) {
    console.warn(`The sign-in at the provider could not be completed: ${reason}.`);
    this.follow(this.#root.session.isSignedIn ? 'done' : 'failed');
  }
}

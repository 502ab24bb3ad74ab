import type { PasskeyRequest } from '@moien/contract';
import type { RootStore } from '@moien/shared-lib';
import { makeAutoObservable } from 'mobx';
import type { SignInStore } from '../auth-flow/sign-in-store.ts';
import { FormState } from '../forms/form-state.ts';
import { lazyWebAuthn } from '../web-authn/lazy-web-authn.ts';

/** Signing in by a passkey: with a button, or by what the browser offers for the e-mail address. */
export class PasskeySignInStore {
  readonly form = new FormState<never>();
  #isOver = false;
  readonly #api: Pick<RootStore['api'], 'call'>;
  readonly #signIn: Pick<SignInStore, 'finish'>;

  constructor(api: Pick<RootStore['api'], 'call'>, signIn: Pick<SignInStore, 'finish'>) {
    this.#api = api;
    this.#signIn = signIn;
    makeAutoObservable(this);
  }

  async signIn() {
    const request = await this.form.send(() => this.#api.call('beginPasskeySignIn'));
    if (request) await this.#answer(request, false);
  }

  /** Until `end`; silently nothing where the browser does not offer passkeys, or a call does not come. */
  async offer() {
    this.#isOver = false;
    const webAuthn = await lazyWebAuthn.load().catch(() => undefined);
    if (!webAuthn || !(await webAuthn.canOfferPasskeys())) return;
    const outcome = await this.#api.call('beginPasskeySignIn');
    if (outcome.kind === 'ok' && !this.#isOver) await this.#answer(outcome.value, true);
  }

  /** The fields are gone. */
  end() {
    this.#isOver = true;
    void lazyWebAuthn.load().then(
      ({ cancelPasskey }) => this.#isOver && cancelPasskey(),
      () => undefined,
    );
  }

  async #answer(request: PasskeyRequest, isOffered: boolean) {
    const credential = await this.#ask(request, isOffered);
    if (!credential) return;
    const body = { credential };
    const session = await this.form.send(() => this.#api.call('completePasskeySignIn', { body }));
    if (session) this.#signIn.finish(session);
  }

  async #ask(request: PasskeyRequest, isOffered: boolean) {
    try {
      return await (await lazyWebAuthn.load()).answerWithPasskey(request, isOffered);
    } catch {
      if (!isOffered) this.form.follow({ code: 'auth-passkey-failed' });
      return undefined;
    }
  }
}

import type { AuthenticatorSetup, Session } from '@moien/contract';
import type { RootStore } from '@moien/shared-lib';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { SignInStore } from '../auth-flow/sign-in-store.ts';
import type { FormProblem } from '../forms/form-problem.ts';
import { FormState } from '../forms/form-state.ts';

/** The pending sign-in is over: it begins again with the first factor. */
const EXPIRED_CODE = 'sign-in-expired';
const REFUSED_CODES = ['second-factor-refused', 'authenticator-code-refused'];

const MISSING: FormProblem<'token'> = { code: 'auth-second-factor-missing', field: 'token' };

type SignIn = Pick<SignInStore, 'expire' | 'finish'>;

/** The second step of a sign-in: a code, or setting up an authenticator where one is needed. */
export class SecondFactorStore {
  code = '';
  /** A recovery code in the place of one of the app. */
  isRecovery = false;
  setup: AuthenticatorSetup | undefined;
  /** The session has begun; they are shown before the page goes on. */
  recoveryCodes: readonly string[] | undefined;
  readonly form = new FormState<'token'>();
  #session: Session | undefined;
  readonly #api: Pick<RootStore['api'], 'call'>;
  readonly #signIn: SignIn;

  constructor(api: Pick<RootStore['api'], 'call'>, signIn: SignIn) {
    this.#api = api;
    this.#signIn = signIn;
    makeAutoObservable(this, { setup: observableRef, recoveryCodes: observableRef });
  }

  setCode(code: string) {
    this.code = code;
    this.form.forgive('token');
  }

  toggleRecovery() {
    this.isRecovery = !this.isRecovery;
    this.code = '';
    this.form.clear();
  }

  async enter() {
    if (!this.#hasCode()) return;
    const body = { code: this.code };
    const session = await this.form.send(() => this.#api.call('completeSignIn', { body }), fieldOf);
    if (session) this.#signIn.finish(session);
    else this.#endIfExpired();
  }

  async loadSetup() {
    const setup = await this.form.send(() => this.#api.call('beginSignInEnrolment'));
    runInAction(() => {
      this.setup = setup;
    });
    this.#endIfExpired();
  }

  async confirm() {
    if (!this.#hasCode()) return;
    const body = { code: this.code };
    const answer = await this.form.send(() => this.#api.call('completeSignInEnrolment', { body }), fieldOf);
    if (!answer) return this.#endIfExpired();
    runInAction(() => {
      this.#session = answer.session;
      this.recoveryCodes = answer.recoveryCodeArray;
    });
  }

  /** Hands over the session that has begun, even if the dialog was closed before the codes were saved. */
  leave() {
    const session = this.#session;
    this.#session = undefined;
    if (session) this.#signIn.finish(session);
  }

  #hasCode(): boolean {
    return this.form.follow(...(this.code.trim() === '' ? [MISSING] : []));
  }

  #endIfExpired() {
    const { problem } = this.form;
    if (problem?.code !== EXPIRED_CODE) return;
    this.form.clear();
    this.#signIn.expire({ code: problem.code, message: problem.message });
  }
}

const fieldOf = ({ code }: { code: string }) => (REFUSED_CODES.includes(code) ? 'token' : undefined);

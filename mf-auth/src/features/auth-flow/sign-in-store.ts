import type { SecondFactorStep, Session } from '@moien/contract';
import type { CallOutcome, RootStore } from '@moien/shared-lib';
import { makeAutoObservable, runInAction } from 'mobx';
import { findProblems } from '../forms/entry-schema.ts';
import type { FormProblem } from '../forms/form-problem.ts';
import { FormState } from '../forms/form-state.ts';
import { forgetAwaitedCode, readAwaitedCode, writeAwaitedCode } from './awaited-code.ts';
import { ForgottenPasswordStore } from './forgotten-password-store.ts';
import { secondFactorStepOf } from './second-factor-step.ts';
import { emailSchema, passwordSignInSchema, tokenSchema } from './sign-in-rules.ts';

/** Specification §2. */
export type SignInMethod = 'password' | 'token';
export const TOKEN_STEPS = ['request-token', 'request-token-message', 'sign-in'] as const;
export type TokenStep = (typeof TOKEN_STEPS)[number];

type SignInField = 'email' | 'password' | 'token';

const CODE_LENGTH = 6;

/** The code is wrong, or its time is over. */
const REFUSED_CODE = 'sign-in-refused';

/**
 * Signing in with a password in one step, or with a code that is mailed in three, of which the third begins
 * with the first digit: its field is there as soon as the code is on its way.
 */
export class SignInStore {
  method: SignInMethod = 'password';
  tokenStep: TokenStep = 'request-token';
  email = '';
  password = '';
  token = '';
  /** What comes next after the right password or code; there is no session before. */
  secondFactor: SecondFactorStep | undefined;
  readonly form = new FormState<SignInField>();
  readonly forgotten: ForgottenPasswordStore;
  readonly #api: Pick<RootStore['api'], 'call'>;
  readonly #onSignedIn: (session: Session) => unknown;

  constructor(api: Pick<RootStore['api'], 'call'>, onSignedIn: (session: Session) => unknown) {
    this.#api = api;
    this.#onSignedIn = onSignedIn;
    this.forgotten = new ForgottenPasswordStore(api);
    makeAutoObservable(this);
  }

  get step(): TokenStep {
    return this.method === 'password' ? 'sign-in' : this.tokenStep;
  }

  set(field: SignInField, value: string) {
    if (field === 'token') this.#enterToken(value);
    else this[field] = value;
    this.form.forgive(field);
  }

  toggleMethod() {
    this.method = this.method === 'password' ? 'token' : 'password';
    this.restart();
  }

  /** In a document that was loaded again, the code that was asked for before can be entered. */
  resume() {
    const email = readAwaitedCode();
    if (email === undefined) return;
    Object.assign(this, { method: 'token', tokenStep: 'sign-in', email });
  }

  async signInWithPassword() {
    const entry = { email: this.email.trim(), password: this.password };
    if (!this.form.follow(...findProblems(passwordSignInSchema, entry))) return;
    this.#follow(await this.#send(() => this.#api.call('signInWithPassword', { body: entry })));
  }

  async requestToken() {
    const entry = { email: this.email.trim() };
    if (!this.form.follow(...findProblems(emailSchema, entry))) return;
    const answer = await this.form.sendWithChallenge((headers) =>
      this.#api.call('requestSignInToken', { body: entry, ...(headers && { headers }) }),
    );
    if (!answer) return;
    writeAwaitedCode(entry.email);
    runInAction(() => {
      this.form.hear(answer.message);
      this.token = '';
      this.tokenStep = 'request-token-message';
    });
  }

  async signInWithToken() {
    const { token } = this;
    if (!this.form.follow(...findProblems(tokenSchema, { token }))) return;
    const body = { email: this.email.trim(), token };
    const session = await this.#send(() => this.#api.call('signIn', { body }), 'token');
    // That a code is on its way is no news beside one that is wrong.
    if (this.form.problem?.field) this.form.hear('');
    this.#follow(session);
  }

  awaitSecondFactor(step: SecondFactorStep) {
    this.dropSecrets();
    this.secondFactor = step;
  }

  /** The second factor has come too late: the first one is asked for again. */
  expire(problem: FormProblem<SignInField>) {
    this.restart();
    this.form.follow(problem);
  }

  finish(session: Session) {
    this.#follow(session);
  }

  /** To the first step; what was entered stays. */
  restart() {
    this.secondFactor = undefined;
    this.tokenStep = 'request-token';
    forgetAwaitedCode();
    this.form.clear();
    this.forgotten.close();
  }

  openForgotten() {
    this.form.clear();
    this.forgotten.open(this.email);
  }

  /** Back from the forgotten password, with the address that was entered there. */
  closeForgotten() {
    this.email = this.forgotten.email;
    this.forgotten.close();
  }

  /** Passwords and codes do not outlive the modal. */
  dropSecrets() {
    this.password = '';
    this.token = '';
    this.form.follow();
  }

  #enterToken(value: string) {
    this.token = value.replace(/\D/g, '').slice(0, CODE_LENGTH);
    this.tokenStep = 'sign-in';
  }

  /** @param refusedField that a refusal is about */
  #send(call: () => Promise<CallOutcome<Session>>, refusedField?: SignInField): Promise<Session | undefined> {
    const ask = async (): Promise<CallOutcome<Session | undefined>> => {
      const outcome = await call();
      const step = secondFactorStepOf(outcome);
      if (!step) return outcome;
      this.awaitSecondFactor(step);
      return { kind: 'ok', value: undefined };
    };
    return this.form.send(ask, ({ code }) => (code === REFUSED_CODE ? refusedField : undefined));
  }

  #follow(session: Session | undefined) {
    if (!session) return;
    runInAction(() => {
      this.dropSecrets();
      this.restart();
    });
    this.#onSignedIn(session);
  }
}

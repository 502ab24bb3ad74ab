import type { CallResponse, SignUpStep } from '@moien/contract';
import type { CallOutcome } from '@moien/shared-lib';
import { deviceCountry } from '@moien/shared-lib/device-country';
import { makeAutoObservable, runInAction } from 'mobx';
import { findProblems } from '../forms/entry-schema.ts';
import { outcomeProblem } from '../forms/form-problem.ts';
import { FormState } from '../forms/form-state.ts';
import { FIRST_COUNTRY_CODE } from './phone-countries.ts';
import { PhoneCountryStore } from './phone-country-store.ts';
import { writeSignUpNext } from './sign-up-next.ts';
import {
  phoneSchema,
  refusedField,
  refusedStep,
  type SignUpField,
  type SignUpForm,
  signUpSchema,
  stepOf,
} from './sign-up-rules.ts';

const EMPTY: SignUpForm = {
  phonePrefix: '',
  phoneNumber: '',
  firstName: '',
  lastName: '',
  email: '',
  password: '',
  passwordConfirmation: '',
  areTermsAccepted: false,
};

type SignUpRoot = ConstructorParameters<typeof PhoneCountryStore>[0] & {
  authModal: { readonly next?: string };
};

/** Specification §4: phone, info, sign-in; the step that the server returns comes next. */
export class SignUpStore {
  step: SignUpStep = 'phone';
  entry: SignUpForm = { ...EMPTY };
  /** Several countries share a prefix. */
  countryCode: string | undefined;
  readonly form = new FormState<SignUpField>();
  readonly phoneCountries: PhoneCountryStore;
  #isCountryGuessed = true;
  readonly #root: SignUpRoot;

  constructor(root: SignUpRoot) {
    this.#root = root;
    this.phoneCountries = new PhoneCountryStore(root);
    makeAutoObservable(this);
    this.#guessCountry();
  }

  set<Field extends SignUpField>(field: Field, value: SignUpForm[Field]) {
    this.entry[field] = value;
    this.form.forgive(field);
  }

  async loadCountries() {
    await this.phoneCountries.load();
    runInAction(() => this.#guessCountry());
  }

  chooseCountry(countryCode: string) {
    this.#isCountryGuessed = false;
    this.#setCountry(countryCode);
  }

  #setCountry(countryCode: string) {
    this.countryCode = countryCode;
    this.set('phonePrefix', this.phoneCountries.prefixOf(countryCode) ?? '');
  }

  async checkPhone() {
    const problems = findProblems(phoneSchema, this.entry);
    if (this.form.follow(...problems)) await this.#send(() => this.#askAboutPhone());
    else if (problems.every(({ field }) => field === 'areTermsAccepted')) await this.#markPhone();
  }

  async signUp() {
    this.entry.email = this.entry.email.trim();
    if (!this.form.follow(...findProblems(signUpSchema, this.entry))) return this.#goToProblem();
    const { phonePrefix, phoneNumber, firstName, lastName, email, password } = this.entry;
    const body = { phonePrefix, phoneNumber, firstName, lastName, email, password };
    await this.#send((headers) => this.#root.api.call('signUp', { body, ...(headers && { headers }) }));
    if (this.form.answer && this.step === 'sign-in') writeSignUpNext(this.#root.authModal.next);
  }

  follow(step: SignUpStep | undefined) {
    if (step) this.step = step;
    if (step === 'sign-in') this.#forgetPasswords();
  }

  backToPhone() {
    this.form.clear();
    this.step = 'phone';
  }

  /** The mail went to a wrong address: the rest need not be written again, but for the passwords. */
  changeEmail() {
    this.form.clear();
    this.entry.email = '';
    this.step = 'info';
  }

  /** To the first step. What was entered stays, unless it has been sent. */
  restart() {
    const { phonePrefix } = this.entry;
    if (this.step === 'sign-in') this.entry = { ...EMPTY, phonePrefix };
    this.step = 'phone';
    this.form.clear();
  }

  /** Passwords do not outlive the modal; the step that was reached does. */
  dropSecrets() {
    this.#forgetPasswords();
    this.form.follow();
  }

  async #send(call: (headers?: Record<string, string>) => Promise<CallOutcome<CallResponse<'signUp'>>>) {
    let refused: SignUpStep | undefined;
    const answer = await this.form.sendWithChallenge(call, (problem) => {
      const field = refusedField(problem);
      refused = refusedStep(problem.step, field);
      return field;
    });
    runInAction(() => {
      if (answer) this.form.hear(answer.message);
      this.follow(answer?.step ?? refused);
    });
  }

  #askAboutPhone() {
    const { phonePrefix, phoneNumber } = this.entry;
    return this.#root.api.call('checkPhoneNumber', { body: { phonePrefix, phoneNumber } });
  }

  /** Which numbers there are the server alone knows: it is asked although the terms box is not ticked. */
  async #markPhone() {
    const { phonePrefix, phoneNumber } = this.entry;
    const outcome = await this.#askAboutPhone();
    const isAsSent = this.entry.phonePrefix === phonePrefix && this.entry.phoneNumber === phoneNumber;
    if (outcome.kind !== 'refused' || !isAsSent) return;
    const field = refusedField(outcome.problem);
    if (field) runInAction(() => this.form.mark({ ...outcomeProblem(outcome), field }));
  }

  /**
   * Again once all countries are there, since the document has only those with homes; never under a number
   * that is being typed.
   */
  #guessCountry() {
    if (!this.#isCountryGuessed || this.entry.phoneNumber !== '') return;
    const codes = this.phoneCountries.countries.map(({ code }) => code);
    const first = deviceCountry(codes) ?? FIRST_COUNTRY_CODE;
    if (codes.includes(first)) this.#setCountry(first);
  }

  #goToProblem() {
    const { field } = this.form.problem ?? {};
    this.follow(field && stepOf(field));
  }

  #forgetPasswords() {
    Object.assign(this.entry, { password: '', passwordConfirmation: '' });
  }
}

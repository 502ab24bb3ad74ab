import type { Problem } from '@moien/contract';
import type { CallOutcome } from '@moien/shared-lib';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { callWithChallenge } from '../challenge/call-with-challenge.ts';

/** What is wrong, under its stable code; beside a field when it is about one. */
export type FormProblem<Field extends string = string> = {
  code: string;
  field?: Field;
  /** Said by the server, for codes that no text is known for. */
  message?: string;
};

/** Code of a problem that is ours: no answer came (specification §8). */
export const UNREACHABLE_CODE = 'unreachable';

/** How a form is doing: busy, wrong somewhere, or with an answer. */
export class FormState<Field extends string> {
  isBusy = false;
  /** The browser does the work of a challenge first (decision 0039). */
  isWorking = false;
  /** Another object for each time that something is wrong. */
  problem: FormProblem<Field> | undefined;
  /** What went well, in the server's words. */
  answer: { message: string } | undefined;

  constructor() {
    makeAutoObservable(this, { problem: observableRef, answer: observableRef });
  }

  /** @returns whether everything is as it should be */
  follow(problem: FormProblem<Field> | undefined): boolean {
    this.problem = problem;
    return problem === undefined;
  }

  /** Somebody mends a field. */
  forgive(field: Field) {
    if (this.problem?.field === field) this.problem = undefined;
  }

  /** Code of what is wrong with a field. */
  errorOf(...fields: readonly Field[]): string | undefined {
    const { field, code } = this.problem ?? {};
    return field !== undefined && fields.includes(field) ? code : undefined;
  }

  /**
   * Asks the server, once at a time.
   * @param fieldOf the field that a refusal is about
   * @returns the value, or nothing when it was refused or did not come: then the problem says why
   */
  async send<Value>(
    call: () => Promise<CallOutcome<Value>>,
    fieldOf: (problem: Problem) => Field | undefined = () => undefined,
  ): Promise<Value | undefined> {
    if (this.isBusy) return undefined;
    this.isBusy = true;
    this.problem = undefined;
    const outcome = await call();
    runInAction(() => {
      this.isBusy = false;
      this.problem = problemOf(outcome, fieldOf);
    });
    if (outcome.kind === 'unreachable') console.warn('The service of sign-in cannot be reached.');
    return outcome.kind === 'ok' ? outcome.value : undefined;
  }

  /** The same for a call of which the service may ask that the browser does some work first. */
  sendWithChallenge<Value>(
    call: (headers?: Record<string, string>) => Promise<CallOutcome<Value>>,
    fieldOf?: (problem: Problem) => Field | undefined,
  ): Promise<Value | undefined> {
    return this.send(() => callWithChallenge(call, (isWorking) => this.work(isWorking)), fieldOf);
  }

  work(isWorking: boolean) {
    this.isWorking = isWorking;
  }

  hear(message: string) {
    this.answer = message === '' ? undefined : { message };
  }

  clear() {
    this.problem = undefined;
    this.answer = undefined;
  }
}

function problemOf<Field extends string>(
  outcome: CallOutcome<unknown>,
  fieldOf: (problem: Problem) => Field | undefined,
): FormProblem<Field> | undefined {
  if (outcome.kind === 'ok') return undefined;
  if (outcome.kind === 'unreachable') return { code: UNREACHABLE_CODE };
  const { code, message, error } = outcome.problem;
  const field = fieldOf(outcome.problem);
  return { code, message: error ?? message, ...(field && { field }) };
}

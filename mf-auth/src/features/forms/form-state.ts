import type { Problem } from '@moien/contract';
import type { CallOutcome } from '@moien/shared-lib';
import { callWithChallenge } from '@moien/shared-lib/reauthentication';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { type FormProblem, outcomeProblem } from './form-problem.ts';

/** How a form is doing: busy, wrong somewhere, or with an answer. */
export class FormState<Field extends string> {
  isBusy = false;
  /** The browser does the work of a challenge first (decision 0039). */
  isWorking = false;
  /** What is said first; another object for each time that something is wrong. */
  problem: FormProblem<Field> | undefined;
  /** All that is wrong, at most one for each field. */
  problems: readonly FormProblem<Field>[] = [];
  /** What went well, in the server's words. */
  answer: { message: string } | undefined;

  constructor() {
    makeAutoObservable(this, { problem: observableRef, problems: observableRef, answer: observableRef });
  }

  /**
   * @param problems the first of them is said
   * @returns whether everything is as it should be
   */
  follow(...problems: FormProblem<Field>[]): boolean {
    this.problems = problems;
    this.problem = problems[0];
    return problems.length === 0;
  }

  /** Another field is wrong, too; what is said first stays. */
  mark(problem: FormProblem<Field> & { field: Field }) {
    this.problems = [...this.problems.filter(({ field }) => field !== problem.field), problem];
  }

  /** Somebody mends a field. */
  forgive(field: Field) {
    if (this.problem?.field === field) this.problem = undefined;
    this.problems = this.problems.filter((problem) => problem.field !== field);
  }

  /** What is wrong with one of these fields. */
  problemOf(...fields: readonly Field[]): FormProblem<Field> | undefined {
    return this.problems.find(({ field }) => field !== undefined && fields.includes(field));
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
    this.follow();
    const outcome = await call();
    runInAction(() => {
      this.isBusy = false;
      if (outcome.kind !== 'ok') this.follow(outcomeProblem(outcome, fieldOf));
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
    this.follow();
    this.answer = undefined;
  }
}

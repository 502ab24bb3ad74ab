import type { CalendarProblem } from '@moien/contract';

/** What another calendar has answered cannot be taken. The days that it took before stay taken. */
export class CalendarError extends Error {
  readonly problem: CalendarProblem;

  constructor(problem: CalendarProblem, options?: ErrorOptions) {
    super(`The calendar cannot be taken: ${problem}.`, options);
    this.name = 'CalendarError';
    this.problem = problem;
  }
}

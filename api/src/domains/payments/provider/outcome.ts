/** What came of a call of the provider. */
export type Outcome<Value> =
  | { is: 'answered'; value: Value }
  /** The provider has done nothing and says why. */
  | { is: 'refused'; status: number; reason: string; resultCode?: string }
  /** No answer, or none that tells: the work may have been done or not. */
  | { is: 'unknown'; reason: string };

export function unknown(reason: string): Outcome<never> {
  return { is: 'unknown', reason };
}

export function mapOutcome<Value, Result>(
  outcome: Outcome<Value>,
  map: (value: Value) => Result,
): Outcome<Result> {
  return outcome.is === 'answered' ? { is: 'answered', value: map(outcome.value) } : outcome;
}

/** Without a word of what was done: a fault of the provider, whose work may be done or not. */
export function isServerFault(outcome: Outcome<unknown>): boolean {
  return outcome.is === 'refused' && outcome.status >= 500;
}

import type { BankingInformation } from '@moien/contract';

/** What there is to do before the owner can be paid, in its order. */
export const BANKING_STEPS = ['identity', 'account', 'tax', 'method'] as const;
export type BankingStepName = (typeof BANKING_STEPS)[number];

/**
 * todo: the owner can do it now; later: after the step before it; waiting: somebody else is at it; problem:
 * it was done and has to be done again; done.
 */
export type BankingStepState = 'todo' | 'later' | 'waiting' | 'problem' | 'done';

const IDENTITY = {
  none: 'todo',
  started: 'todo',
  'in-review': 'waiting',
  verified: 'done',
  refused: 'problem',
  outdated: 'problem',
} as const satisfies Record<BankingInformation['identity']['state'], BankingStepState>;

/** @param now what decides whether the time for the tax data is over */
export function stepStates(
  { identity, recipient, tax, blockReasonArray }: BankingInformation,
  now: Date,
): Record<BankingStepName, BankingStepState> {
  const hasBegun = identity.state !== 'none';
  const isTaxDue =
    blockReasonArray.includes('tax-data-missing') ||
    (tax.blocksPayoutsAt !== null && Date.parse(tax.blocksPayoutsAt) <= now.getTime());
  return {
    identity: IDENTITY[identity.state],
    account: hasBegun ? accountState(recipient) : 'later',
    tax: tax.isComplete ? 'done' : isTaxDue ? 'problem' : 'todo',
    method: recipient?.state === 'active' ? 'done' : 'later',
  };
}

function accountState(recipient: BankingInformation['recipient']): BankingStepState {
  if (recipient?.state === 'refused') return 'problem';
  if (recipient?.state !== 'active') return 'todo';
  return recipient.failure ? 'problem' : 'done';
}

/** The one step whose button stands out: the first that the owner can do something about. */
export function nextStep(states: Record<BankingStepName, BankingStepState>): BankingStepName | undefined {
  return BANKING_STEPS.find((name) => states[name] === 'todo' || states[name] === 'problem');
}

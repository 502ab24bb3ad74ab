import type { CancellationPolicyTerms } from './cancellation-policy.schema.ts';
import type { Refund } from './refund.schema.ts';

/**
 * The numbers that a sentence about the rule of a refund needs. `count`: nights that are kept, of a stay that
 * has begun those still to come; `percent`: of the other nights.
 */
export function ruleNumbers(
  { rule, nightsKept, percentReturned }: Pick<Refund, 'rule' | 'nightsKept' | 'percentReturned'>,
  policy: CancellationPolicyTerms,
): { count: number; percent: number } {
  const hasBegun = rule.startsWith('stay-begun');
  return { count: hasBegun ? policy.duringStay.nightsKept : nightsKept, percent: percentReturned };
}

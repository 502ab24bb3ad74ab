import { type CancellationPolicyTerms, type Refund, ruleNumbers } from '@moien/contract';

type TextFunction = (slug: string, values: Record<string, unknown>) => string;

/** Why so much comes back, in one sentence. */
export function ruleText(refund: Refund, policy: CancellationPolicyTerms, t: TextFunction): string {
  return t(`rule-${refund.rule}`, ruleNumbers(refund, policy));
}

import { type CancellationPolicyTerms, type Refund, ruleNumbers } from '@moien/contract';
import type { TextFunction } from '@moien/shared-lib';

/** Why so much comes back, in one sentence. */
export function ruleText(refund: Refund, policy: CancellationPolicyTerms, t: TextFunction): string {
  return t(`rule-${refund.rule}`, ruleNumbers(refund, policy));
}

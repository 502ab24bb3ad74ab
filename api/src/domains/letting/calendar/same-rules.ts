import { isDeepStrictEqual } from 'node:util';
import type { RuleSet } from '@moien/contract';

/** Whether two sets do the same to each price: ids do not matter, nor the order between kinds. */
export function haveSameRules(first: RuleSet, second: RuleSet): boolean {
  return isDeepStrictEqual(effectOf(first), effectOf(second));
}

function effectOf({ ruleArray, discountArray, ...limits }: RuleSet) {
  return {
    ...limits,
    rules: ruleArray.map(({ id: _, ...terms }) => terms).sort(byKind),
    discounts: [...discountArray].sort(byKind),
  };
}

function byKind(first: { kind: string }, second: { kind: string }): number {
  return first.kind.localeCompare(second.kind);
}

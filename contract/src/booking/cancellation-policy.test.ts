import { Value } from 'typebox/value';
import { CancellationPolicyTerms } from './cancellation-policy.schema.ts';
import { CANCELLATION_POLICIES, cancellationPolicyOf } from './cancellation-policy.ts';

describe.each(Object.entries(CANCELLATION_POLICIES))('%s', (name, policy) => {
  it('is what its schema says, under its own name', () => {
    expect(Value.Check(CancellationPolicyTerms, policy)).toBe(true);
    expect(policy.name).toBe(name);
  });

  it('has rows in order of time that return ever less, the last until check-in', () => {
    const rows: CancellationPolicyTerms['rowArray'] = [...policy.rowArray];
    const hours = rows.map(({ untilHoursBefore }) => untilHoursBefore);
    expect(hours).toEqual([...new Set(hours)].sort((a, b) => b - a));
    expect(hours.at(-1)).toBe(0);
    const stages = [...rows, policy.duringStay];
    for (const [index, { percentReturned, nightsKept }] of stages.entries()) {
      expect(percentReturned).toBeLessThanOrEqual(stages[index - 1]?.percentReturned ?? 100);
      if (percentReturned > 0) expect(nightsKept).toBeGreaterThanOrEqual(stages[index - 1]?.nightsKept ?? 0);
    }
  });
});

it('refuses rows that no policy can have', () => {
  const { flexible } = CANCELLATION_POLICIES;
  expect(Value.Check(CancellationPolicyTerms, { ...flexible, rowArray: [] })).toBe(false);
  expect(Value.Check(CancellationPolicyTerms, { ...flexible, name: 'free' })).toBe(false);
  const duringStay = { nightsKept: 0, percentReturned: 101 };
  expect(Value.Check(CancellationPolicyTerms, { ...flexible, duringStay })).toBe(false);
  expect(Value.Check(CancellationPolicyTerms, { ...flexible, version: 2 })).toBe(true);
});

it.each([
  [1, 'moderate'],
  [27, 'moderate'],
  [28, 'long-stay'],
  [365, 'long-stay'],
])('of %i nights is %s', (nightCount, name) => {
  expect(cancellationPolicyOf('moderate', nightCount).name).toBe(name);
});

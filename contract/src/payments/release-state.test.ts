import { BALANCE_GROUPS, balanceGroupOf, RELEASE_STATES } from './release-state.ts';

it('each state but void is in one group, and no group is empty', () => {
  const groups = RELEASE_STATES.map(balanceGroupOf);
  expect(groups.filter((group) => group === null)).toHaveLength(1);
  expect(new Set(groups.filter((group) => group !== null))).toEqual(new Set(BALANCE_GROUPS));
});

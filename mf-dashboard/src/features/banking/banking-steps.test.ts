import {
  exampleBanking,
  exampleIdentity,
  exampleNewOwner,
  exampleRecipient,
} from '../examples/example-banking.ts';
import { nextStep, stepStates } from './banking-steps.ts';

const NOW = new Date('2030-05-01T10:00:00.000Z');
const statesOf = (...[information]: Parameters<typeof exampleBanking>) =>
  stepStates(exampleBanking(information), NOW);

it('of a new host the first step is to do, and the account comes after it', () => {
  const states = stepStates(exampleNewOwner, NOW);
  expect(states).toEqual({ identity: 'todo', account: 'later', tax: 'todo', method: 'later' });
  expect(nextStep(states)).toBe('identity');
});

it('of a host who is paid everything is done', () => {
  const states = statesOf();
  expect(new Set(Object.values(states))).toEqual(new Set(['done']));
  expect(nextStep(states)).toBeUndefined();
});

it.each([
  ['started', 'todo'],
  ['in-review', 'waiting'],
  ['refused', 'problem'],
  ['outdated', 'problem'],
] as const)('an identity that is %s is %s', (state, expected) => {
  expect(statesOf({ identity: exampleIdentity({ state }) }).identity).toBe(expected);
});

it.each([
  [exampleRecipient({ state: 'pending' }), 'todo'],
  [exampleRecipient({ state: 'refused' }), 'problem'],
  [exampleRecipient({ failure: 'bank-account-inactive' }), 'problem'],
  [null, 'todo'],
] as const)('an account is as its state and its last payout say', (recipient, expected) => {
  expect(statesOf({ recipient }).account).toBe(expected);
});

it('tax data that are missing are a problem once payouts wait for them', () => {
  const tax = { ...exampleNewOwner.tax, blocksPayoutsAt: '2030-05-01T10:00:00.000Z' };
  expect(statesOf({ tax }).tax).toBe('problem');
  expect(statesOf({ tax: { ...tax, blocksPayoutsAt: '2030-05-01T10:00:00.001Z' } }).tax).toBe('todo');
  expect(statesOf({ tax: exampleNewOwner.tax, blockReasonArray: ['tax-data-missing'] }).tax).toBe('problem');
});

it('whoever waits for somebody else has the next step to do', () => {
  const states = statesOf({ identity: exampleIdentity({ state: 'in-review' }), recipient: null });
  expect(nextStep(states)).toBe('account');
});

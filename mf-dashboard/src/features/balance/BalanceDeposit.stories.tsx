import type { Meta, StoryObj } from '@storybook/react-webpack5';
import {
  exampleBalance,
  exampleDebt,
  exampleDepositRelease,
  exampleOffset,
  exampleRelease,
} from '../examples/example-balance.ts';
import { exampleDisputedLedger } from '../examples/example-ledger.ts';
import { StoryBalance } from '../examples/StoryBalance.tsx';

const meta: Meta<typeof StoryBalance> = {
  title: 'Dashboard/BalanceDeposit',
  component: StoryBalance,
  args: { balance: exampleBalance(), problem: undefined, group: undefined, moreProblem: undefined },
  loaders: [async () => ({ chart: await import('./chart/MonthChart.tsx') })],
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof StoryBalance>;

/** Every line says of what it is made. */
const openAll: Story['play'] = ({ canvasElement }) => {
  for (const line of canvasElement.querySelectorAll('details')) line.open = true;
};

const onItsWay: Story['args'] = {
  group: 'on-its-way',
  releases: [exampleDepositRelease(), exampleRelease()],
};
const deducted = exampleDepositRelease({ clawedBack: 5_000, amount: 7_050 });
const movements: Story['args'] = {
  balance: exampleBalance({ ledger: { lineArray: exampleDisputedLedger, nextCursor: null } }),
};

export const DepositOnItsWay: Story = { args: onItsWay, play: openAll };
export const DepositOnItsWayGermanOnAPhone: Story = {
  ...DepositOnItsWay,
  globals: { locale: 'de' },
  tags: ['phone'],
};
export const DepositPaid: Story = {
  args: {
    group: 'paid',
    releases: [
      exampleDepositRelease({
        state: 'paid',
        paidAt: '2030-05-13T08:00:00.000Z',
        recipientEnding: '0000',
      }),
      exampleOffset,
    ],
  },
  play: openAll,
};
export const DepositBlocked: Story = {
  args: {
    group: 'owed',
    releases: [
      exampleDepositRelease({ state: 'blocked', blockReason: 'recipient-missing', expectedOn: null }),
    ],
  },
};
export const DepositReturned: Story = {
  args: {
    group: 'owed',
    releases: [
      exampleDepositRelease({
        state: 'returned',
        failure: 'bank-account-of-another',
        expectedOn: null,
      }),
    ],
  },
};
/** The answer to “Pay it out again” does not come. */
export const RepeatUnreachable: Story = {
  ...DepositReturned,
  play: ({ canvasElement }) =>
    [...canvasElement.querySelectorAll('button')]
      .find(({ textContent }) => textContent === 'Pay it out again')
      ?.click(),
};
export const DepositDeducted: Story = { args: { group: 'on-its-way', releases: [deducted] }, play: openAll };
export const DepositDeductedFrenchOnAPhone: Story = {
  ...DepositDeducted,
  globals: { locale: 'fr' },
  tags: ['phone'],
};
export const Disputed: Story = {
  args: {
    balance: exampleBalance({
      attentionArray: [exampleRelease({ state: 'blocked', blockReason: 'dispute', expectedOn: null })],
      ledger: { lineArray: exampleDisputedLedger.slice(-1), nextCursor: null },
    }),
  },
};
export const Movements: Story = { args: movements, play: openAll };
export const MovementsGermanOnAPhone: Story = { ...Movements, globals: { locale: 'de' }, tags: ['phone'] };
export const OwingFrenchOnAPhone: Story = {
  args: { balance: exampleBalance({ owedToUs: 30_000, debtArray: [exampleDebt] }) },
  globals: { locale: 'fr' },
  tags: ['phone'],
};

import type { Balance as BalanceAnswer, BalanceGroup } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { runInAction } from 'mobx';
import { useState } from 'react';
import {
  exampleBalance,
  exampleBlocked,
  exampleDebt,
  exampleEmptyBalance,
  exampleNightLimit,
  exampleOffset,
  examplePaid,
  exampleRelease,
} from '../examples/example-balance.ts';
import { Balance } from './Balance.tsx';
import { BalanceStore } from './balance-store.ts';

type Args = {
  balance: BalanceAnswer | undefined;
  problem: BalanceStore['problem'];
  group: BalanceGroup | undefined;
  moreProblem: 'offline' | undefined;
};

function InState({ balance, problem, group, moreProblem }: Args) {
  const root = useRootStore();
  const [store] = useState(() => {
    const made = new BalanceStore(root);
    runInAction(() => {
      made.balance = balance;
      made.problem = problem;
      if (!balance) return;
      made.ledger.follow({ itemArray: balance.ledger.lineArray, nextCursor: balance.ledger.nextCursor });
      made.ledger.moreProblem = moreProblem;
      made.lists.owed.follow({ itemArray: balance.attentionArray, nextCursor: null });
      made.lists.paid.follow({ itemArray: [examplePaid, exampleOffset], nextCursor: null });
      made.lists.held.follow({ itemArray: [exampleRelease()], nextCursor: 'next' });
    });
    return made;
  });
  return (
    <main>
      <Balance store={store} view={{ group, currency: undefined }} />
    </main>
  );
}

const meta: Meta<typeof InState> = {
  title: 'Dashboard/Balance',
  component: InState,
  args: { balance: exampleBalance(), problem: undefined, group: undefined, moreProblem: undefined },
  loaders: [async () => ({ chart: await import('./chart/MonthChart.tsx') })],
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof InState>;

export const Overview: Story = {};
export const OverviewWide: Story = { tags: ['wide'], globals: { locale: 'de' } };
export const OverviewOnPhone: Story = { tags: ['phone'], globals: { locale: 'de' } };
export const Calm: Story = {
  args: {
    balance: exampleBalance({
      attentionArray: [],
      figureArray: exampleBalance().figureArray.map((figure) =>
        figure.group === 'owed' ? { ...figure, amount: 0, count: 0 } : figure,
      ),
    }),
  },
};
export const NearNightLimit: Story = {
  args: {
    balance: exampleBalance({
      nightLimitArray: [
        { ...exampleNightLimit, countedNights: 82 },
        { ...exampleNightLimit, year: 2031 },
      ],
    }),
  },
  globals: { locale: 'de' },
};
export const Owed: Story = { args: { group: 'owed' } };
export const Held: Story = { args: { group: 'held' } };
export const Paid: Story = { args: { group: 'paid' } };
export const Blocked: Story = {
  args: {
    group: 'owed',
    balance: exampleBalance({
      attentionArray: (
        ['dispute', 'report', 'identity-missing', 'owner-owes', 'provider-refused'] as const
      ).map((blockReason, index) => ({
        ...exampleBlocked,
        id: `019b76da-a800-7838-a932-f8c36951b0f${index}`,
        blockReason,
      })),
    }),
  },
};
export const Owing: Story = {
  args: { balance: exampleBalance({ owedToUs: 30_000, debtArray: [exampleDebt] }) },
  globals: { locale: 'de' },
};
export const TwoCurrencies: Story = { args: { balance: exampleBalance({ currencyArray: ['EUR', 'CHF'] }) } };
export const MoreFailed: Story = { args: { moreProblem: 'offline' } };
export const Empty: Story = { args: { balance: exampleEmptyBalance } };
export const Loading: Story = { args: { balance: undefined } };
export const Offline: Story = { args: { balance: undefined, problem: 'offline' } };
export const Failed: Story = { args: { balance: undefined, problem: 'failed' } };
export const Outdated: Story = { args: { problem: 'failed' } };

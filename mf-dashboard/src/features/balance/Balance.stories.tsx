import type { Meta, StoryObj } from '@storybook/react-webpack5';
import {
  exampleBalance,
  exampleBlocked,
  exampleDebt,
  exampleEmptyBalance,
  exampleNightLimit,
} from '../examples/example-balance.ts';
import { StoryBalance } from '../examples/StoryBalance.tsx';

const meta: Meta<typeof StoryBalance> = {
  title: 'Dashboard/Balance',
  component: StoryBalance,
  args: { balance: exampleBalance(), problem: undefined, group: undefined, moreProblem: undefined },
  loaders: [async () => ({ chart: await import('./chart/MonthChart.tsx') })],
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof StoryBalance>;

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

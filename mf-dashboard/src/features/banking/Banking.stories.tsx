import type { BankingInformation } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { runInAction } from 'mobx';
import { useState } from 'react';
import {
  exampleBanking,
  exampleIdentity,
  exampleNewOwner,
  exampleRecipient,
} from '../examples/example-banking.ts';
import { Banking } from './Banking.tsx';
import { BankingStore } from './banking-store.ts';

type Args = { information: BankingInformation | undefined; problem: BankingStore['problem'] };

const NOW = new Date('2030-05-01T10:00:00.000Z');
const PROVIDER_PAGE = 'https://provider.example/verify';

function InState(state: Args) {
  const root = useRootStore();
  const [store] = useState(() => runInAction(() => Object.assign(new BankingStore(root), state)));
  return (
    <main>
      <Banking store={store} now={NOW} />
    </main>
  );
}

const meta: Meta<typeof InState> = {
  title: 'Dashboard/Banking',
  component: InState,
  args: { information: exampleBanking(), problem: undefined },
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof InState>;

const tax = { ...exampleNewOwner.tax, requestedAt: '2030-03-01T08:00:00.000Z' };
const refused = exampleBanking({
  identity: exampleIdentity({ state: 'refused', refusal: 'document-expired', actionUrl: PROVIDER_PAGE }),
  recipient: exampleRecipient({ state: 'pending', actionUrl: PROVIDER_PAGE }),
  tax: { ...tax, remindedAtArray: ['2030-04-01T08:00:00.000Z'], blocksPayoutsAt: '2030-06-01T00:00:00.000Z' },
  blockReasonArray: ['identity-missing', 'recipient-missing'],
});

export const Ready: Story = {};
export const ReadyWide: Story = { tags: ['wide'], globals: { locale: 'de' } };
export const New: Story = { args: { information: exampleNewOwner } };
export const NewOnPhone: Story = { ...New, tags: ['phone'], globals: { locale: 'de' } };
export const Started: Story = {
  args: {
    information: {
      ...exampleNewOwner,
      identity: exampleIdentity({ state: 'started', actionUrl: PROVIDER_PAGE, decidedAt: null }),
    },
  },
};
export const InReview: Story = {
  args: {
    information: exampleBanking({
      identity: exampleIdentity({ state: 'in-review', decidedAt: null }),
      blockReasonArray: ['identity-missing'],
    }),
  },
};
export const Refused: Story = { args: { information: refused } };
export const RefusedOnPhone: Story = { ...Refused, tags: ['phone'], globals: { locale: 'de' } };
export const Replacing: Story = {
  args: {
    information: exampleBanking({
      nextRecipient: exampleRecipient({
        id: '019b76da-a800-7838-a932-f8c36951b0d2',
        state: 'pending',
        countryCode: 'DE',
        ibanEnding: '3000',
        bic: 'COBADEFF',
        actionUrl: PROVIDER_PAGE,
      }),
    }),
  },
};
export const SentBack: Story = {
  args: {
    information: exampleBanking({
      recipient: exampleRecipient({ failure: 'bank-account-of-another' }),
      tax: { ...tax, blocksPayoutsAt: '2030-04-30T00:00:00.000Z' },
      blockReasonArray: ['tax-data-missing'],
    }),
  },
};
export const WithoutCards: Story = { args: { information: exampleBanking({ cardArray: [] }) } };
export const CardsUnavailable: Story = { args: { information: exampleBanking({ cardArray: null }) } };
export const Loading: Story = { args: { information: undefined } };
export const Offline: Story = { args: { information: undefined, problem: 'offline' } };
export const Failed: Story = { args: { information: undefined, problem: 'failed' } };
export const Outdated: Story = { args: { problem: 'failed' } };

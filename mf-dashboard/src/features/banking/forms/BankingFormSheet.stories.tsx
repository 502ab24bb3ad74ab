import type { BankingInformation } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { exampleBanking, exampleNewOwner, exampleRecipient } from '../../examples/example-banking.ts';
import type { BankingForm } from '../banking-form.ts';
import { BankingStore } from '../banking-store.ts';
import { BankingFormSheet } from './BankingFormSheet.tsx';

type Args = { form: BankingForm; information: BankingInformation };

function Opened({ form, information }: Args) {
  const root = useRootStore();
  const [store] = useState(() => new BankingStore(root));
  return <BankingFormSheet store={store} information={information} form={form} onClose={() => undefined} />;
}

const meta: Meta<typeof Opened> = {
  title: 'Dashboard/BankingForms',
  component: Opened,
  args: { information: exampleBanking() },
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof Opened>;

export const Identity: Story = { args: { form: { kind: 'identity' }, information: exampleNewOwner } };
export const IdentityOnPhone: Story = { ...Identity, tags: ['phone'], globals: { locale: 'de' } };
export const Account: Story = { args: { form: { kind: 'account' } } };
export const AccountOnPhone: Story = { ...Account, tags: ['phone'], globals: { locale: 'de' } };
export const Method: Story = { args: { form: { kind: 'method' } } };
export const MethodByCode: Story = {
  globals: { locale: 'de' },
  args: { form: { kind: 'method' }, information: exampleBanking({ hasPassword: false }) },
};
export const MethodByPasskey: Story = {
  globals: { locale: 'de' },
  args: { form: { kind: 'method' }, information: exampleBanking({ hasPasskey: true }) },
};
export const Tax: Story = { args: { form: { kind: 'tax' } } };
export const RemoveAccount: Story = {
  args: { form: { kind: 'remove-account', recipient: exampleRecipient() } },
};

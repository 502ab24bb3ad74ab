import { type ContactErrors, type ContactProgress, ContactStore } from '@moien/shared-lib/contact';
import { WithTexts } from '@moien/shared-lib/lazy-texts';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { runInAction } from 'mobx';
import { useState } from 'react';
import { ContactForm } from './HelpContact.tsx';
import { helpTexts } from './help-texts.ts';

type Args = { progress: ContactProgress; errors?: ContactErrors; refusal?: ContactStore['refusal'] };

function InState({ progress, errors = {}, refusal }: Args) {
  const [contact] = useState(() => {
    const store = new ContactStore(() => Promise.reject(new Error('Stories send nothing.')));
    store.follow(progress, refusal);
    runInAction(() => Object.assign(store, { errors }));
    return store;
  });
  return (
    <WithTexts namespace="help" texts={helpTexts}>
      <ContactForm contact={contact} about={undefined} email="lea.muller@example.lu" />
    </WithTexts>
  );
}

const meta: Meta<typeof InState> = {
  title: 'Dashboard/Help/Contact',
  component: InState,
  args: { progress: 'writing' },
};
export default meta;
type Story = StoryObj<typeof InState>;

export const Writing: Story = {};
export const WithErrors: Story = { args: { errors: { text: 'text-short' } }, globals: { locale: 'de' } };
export const Sending: Story = { args: { progress: 'sending' } };
export const Offline: Story = { args: { progress: 'offline' }, globals: { locale: 'de' } };
export const Failed: Story = {
  args: { progress: 'failed', refusal: { message: 'That was a lot in a short time.', isFault: false } },
};
export const Sent: Story = { args: { progress: 'sent' }, globals: { locale: 'fr' } };

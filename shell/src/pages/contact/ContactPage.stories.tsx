import type { SiteSettings } from '@moien/contract';
import type { ContactErrors } from '@moien/shared-lib/contact';
import { type ContactProgress, ContactStore } from '@moien/shared-lib/contact';
import { exampleSettings } from '@moien/shared-lib/testing';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { runInAction } from 'mobx';
import { useState } from 'react';
import { Contact } from './ContactPage.tsx';

type Args = {
  progress: ContactProgress;
  refusal?: ContactStore['refusal'];
  errors?: ContactErrors;
  operator?: SiteSettings['operator'];
};

function InState({ progress, refusal, errors = {}, operator }: Args) {
  const [contact] = useState(() => {
    const store = new ContactStore(() => Promise.reject(new Error('Stories send nothing.')));
    store.follow(progress, refusal);
    runInAction(() => Object.assign(store, { errors }));
    return store;
  });
  return (
    <main>
      <Contact contact={contact} settings={{ ...exampleSettings, operator }} />
    </main>
  );
}

const meta: Meta<typeof InState> = {
  title: 'Shell/Pages/Contact',
  component: InState,
  args: { progress: 'writing', operator: exampleSettings.operator },
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof InState>;

export const Empty: Story = {};

export const WithErrors: Story = {
  args: {
    errors: {
      name: 'contact-name-missing',
      email: 'contact-email-invalid',
      topic: 'contact-topic-missing',
      text: 'contact-text-short',
    },
  },
};

export const Checking: Story = { args: { progress: 'checking' } };

export const Sending: Story = { args: { progress: 'sending' } };

export const Failed: Story = {
  args: {
    progress: 'failed',
    refusal: { message: 'Das waren viele Nachrichten in kurzer Zeit.', isFault: false },
  },
};

export const Offline: Story = { args: { progress: 'offline' } };

export const Sent: Story = { args: { progress: 'sent' } };

export const OperatorWithLongNames: Story = {
  args: {
    operator: {
      name: 'Moïen Wohnungsvermittlungsgesellschaft für die Großregion S.à r.l.-S.',
      address: '128, rue de la Tour Jacob-Hinter-den-Weinbergen, L-1831 Luxembourg-Grund, Luxembourg',
    },
  },
};

export const NoOperator: Story = { args: { operator: undefined } };

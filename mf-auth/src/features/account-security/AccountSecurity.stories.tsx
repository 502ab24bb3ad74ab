import type { Account, AccountSession, AuthProvider, Passkey } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { runInAction } from 'mobx';
import { useState } from 'react';
import {
  exampleAccount,
  exampleAccountSession,
  exampleAccountSessions,
  examplePasskeys,
  exampleSecurityEvents,
} from '../examples/example-account.ts';
import { AccountSecurity } from './AccountSecurity.tsx';
import { AccountSecurityStore, type Activity } from './account-security-store.ts';
import type { Resource } from './resource.ts';

type Args = {
  account?: Account;
  sessions?: AccountSession[];
  passkeys?: Passkey[];
  providers?: AuthProvider[];
  activity?: Activity;
  /** Why nothing came. */
  problem?: Resource<unknown>['problem'];
  ending?: string;
};

function InState({ account, sessions, passkeys, providers, activity, problem, ending }: Args) {
  const root = useRootStore();
  const [store] = useState(() => {
    const made = new AccountSecurityStore(root);
    runInAction(() => {
      Object.assign(made.account, { value: account, problem });
      Object.assign(made.sessions, { value: sessions, problem });
      Object.assign(made.passkeys, { value: passkeys, problem });
      Object.assign(made.providers, { value: providers });
      Object.assign(made.activity, { value: activity, problem });
      if (ending) made.ending.add(ending);
    });
    return made;
  });
  return (
    <main>
      <AccountSecurity store={store} timeZone="Europe/Luxembourg" />
    </main>
  );
}

const meta: Meta<typeof InState> = {
  title: 'Auth/AccountSecurity',
  component: InState,
  args: {
    account: exampleAccount(),
    sessions: exampleAccountSessions,
    passkeys: examplePasskeys,
    providers: [{ id: 'google', name: 'Google' }],
    activity: { events: exampleSecurityEvents, hasMore: true },
  },
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof InState>;

export const Everything: Story = {};

export const OnPhone: Story = { tags: ['phone'] };

export const Wide: Story = { tags: ['wide'] };

export const Loading: Story = {
  args: { account: undefined, sessions: undefined, passkeys: undefined, activity: undefined },
};

export const Offline: Story = {
  args: {
    account: undefined,
    sessions: undefined,
    passkeys: undefined,
    activity: undefined,
    problem: 'offline',
  },
};

export const Failed: Story = {
  args: {
    account: undefined,
    sessions: undefined,
    passkeys: undefined,
    activity: undefined,
    problem: 'failed',
  },
};

export const WithoutPassword: Story = {
  args: {
    account: exampleAccount({ hasPassword: false, providerArray: [] }),
    sessions: [exampleAccountSession({ isCurrent: true })],
  },
};

export const NoProvidersAnywhere: Story = {
  args: { account: exampleAccount({ providerArray: [] }), providers: [] },
};

export const EmailChangeUnderWay: Story = {
  args: { account: exampleAccount({ newEmail: 'lea.weber-grzeskowiak@sprachwissenschaft.example' }) },
};

/** The forms of the first two sections are open. */
const openForms: Story['play'] = ({ canvasElement }) => {
  for (const section of [...canvasElement.querySelectorAll('section')].slice(0, 2))
    section.querySelector('button')?.click();
};

export const Changing: Story = { play: openForms };

export const ChangingWithCode: Story = {
  args: { account: exampleAccount({ hasPassword: false }) },
  play: openForms,
};

export const WithoutPasskey: Story = { args: { passkeys: [] } };

/** Forms of the passkeys are open. */
const openPasskeyForms: Story['play'] = async ({ canvasElement }) => {
  const section = canvasElement.querySelectorAll('section')[2];
  const buttons = [...(section?.querySelectorAll('button') ?? [])];
  for (const button of [buttons[0], buttons[3], buttons[4]]) button?.click();
};

export const ChangingPasskeys: Story = { play: openPasskeyForms };

export const ChangingPasskeysOnPhone: Story = {
  tags: ['phone'],
  globals: { locale: 'de' },
  play: openPasskeyForms,
};

export const WithAuthenticator: Story = {
  args: {
    account: exampleAccount({
      secondFactor: { hasAuthenticator: true, recoveryCodeCount: 7, isMandatory: false },
    }),
  },
};

export const MandatorySecondFactor: Story = {
  tags: ['phone'],
  globals: { locale: 'de' },
  args: {
    account: exampleAccount({
      secondFactor: { hasAuthenticator: true, recoveryCodeCount: 1, isMandatory: true },
    }),
  },
};

export const EndingOne: Story = { args: { ending: exampleAccountSessions[0]?.id } };

export const LongWords: Story = {
  tags: ['phone'],
  args: {
    account: exampleAccount({ email: `${'lea-weber-grzeskowiak-'.repeat(3)}@wohnungsvermittlung.example` }),
    sessions: [
      exampleAccountSession({
        browser: 'Wohnungsbesichtigungsterminvereinbarungsbrowser',
        system: 'Android',
      }),
    ],
  },
};

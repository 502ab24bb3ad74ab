import { useFeatureStore, useRootStore } from '@moien/shared-lib';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { runInAction } from 'mobx';
import { useState } from 'react';
import { authFlowStore } from '../auth-flow/auth-flow-store.ts';
import { exampleRecoveryCodes } from '../examples/example-account.ts';
import { exampleAuthenticatorSetup } from '../examples/example-authenticator.ts';
import { SecondFactorStep } from './SecondFactor.tsx';
import { SecondFactorStore } from './second-factor-store.ts';

type Args = {
  step?: 'code' | 'enrolment';
  /** What has happened before. */
  happen?: (store: SecondFactorStore) => void;
};

function InState({ step = 'code', happen }: Args) {
  const { api } = useRootStore();
  const { signIn } = useFeatureStore(authFlowStore);
  const [store] = useState(() => {
    const made = new SecondFactorStore(api, signIn);
    runInAction(() => {
      signIn.awaitSecondFactor(step);
      made.setup = exampleAuthenticatorSetup;
      happen?.(made);
    });
    return made;
  });
  return (
    <main style={{ maxInlineSize: '30rem' }}>
      <SecondFactorStep store={store} signIn={signIn} />
    </main>
  );
}

const meta: Meta<typeof InState> = { title: 'Auth/Second factor', component: InState };
export default meta;
type Story = StoryObj<typeof InState>;

export const EnterCode: Story = {};

export const CodeRefused: Story = {
  tags: ['phone'],
  globals: { locale: 'de' },
  args: {
    happen: (store) => {
      store.setCode('418302');
      const message =
        'Dieser Code stimmt nicht oder wurde schon verwendet. Bitte geben Sie den neuesten ein.';
      store.form.follow({ code: 'second-factor-refused', field: 'token', message });
    },
  },
};

export const Offline: Story = {
  args: { happen: (store) => void store.form.follow({ code: 'unreachable' }) },
};

export const WithRecoveryCode: Story = { args: { happen: (store) => store.toggleRecovery() } };

export const Enrolment: Story = { args: { step: 'enrolment' } };

export const EnrolmentOnPhone: Story = {
  tags: ['phone'],
  globals: { locale: 'de' },
  args: { step: 'enrolment' },
};

export const EnrolmentNotLoaded: Story = {
  args: {
    step: 'enrolment',
    happen: (store) => {
      store.setup = undefined;
      store.form.follow({ code: 'unreachable' });
    },
  },
};

export const RecoveryCodes: Story = {
  tags: ['phone'],
  globals: { locale: 'de' },
  args: {
    happen: (store) => {
      store.recoveryCodes = exampleRecoveryCodes;
    },
  },
};

import { useRootStore } from '@moien/shared-lib';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { runInAction } from 'mobx';
import { useState } from 'react';
import type { FormProblem } from '../forms/form-problem.ts';
import { ResetPassword } from './ResetPassword.tsx';
import { type NewPassword, ResetPasswordStore } from './reset-password-store.ts';

type Args = {
  progress: ResetPasswordStore['progress'];
  problem?: FormProblem<keyof NewPassword>;
  isBusy?: boolean;
};

function InState({ progress, problem, isBusy = false }: Args) {
  const root = useRootStore();
  const [store] = useState(() => {
    const made = new ResetPasswordStore(root, 'a'.repeat(43));
    made.follow(progress);
    if (problem) made.form.follow(problem);
    runInAction(() => Object.assign(made.form, { isBusy }));
    return made;
  });
  return (
    <main>
      <ResetPassword store={store} />
    </main>
  );
}

const meta: Meta<typeof InState> = {
  title: 'Auth/ResetPassword',
  component: InState,
  args: { progress: 'writing' },
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof InState>;

export const Empty: Story = {};

export const TooShort: Story = {
  args: { problem: { code: 'auth-password-too-short-error-message', field: 'password' } },
};

export const Differing: Story = {
  args: { problem: { code: 'auth-passwords-do-not-match-error-message', field: 'passwordConfirmation' } },
};

export const Sending: Story = { args: { isBusy: true } };

export const Offline: Story = { args: { problem: { code: 'unreachable' } } };

export const Changed: Story = { args: { progress: 'done' } };

export const LinkIsOver: Story = { args: { progress: 'over' } };

import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { AuthFlowStore } from '../auth-flow/auth-flow-store.ts';
import { AuthModal } from '../auth-modal/AuthModal.tsx';
import { inAuthState } from '../examples/in-auth-state.tsx';

const GERMAN = { tags: ['phone'], globals: { locale: 'de' } };

const filled = ({ signUp }: AuthFlowStore) => {
  signUp.set('phoneNumber', '621 123-456');
  signUp.set('firstName', 'Léa');
  signUp.set('lastName', 'Weber-Schrobiltgen');
  signUp.set('email', 'lea.weber@example.lu');
  signUp.set('password', 'Quetsch-2026');
  signUp.set('passwordConfirmation', 'Quetsch-2025');
};

const meta: Meta<typeof AuthModal> = { title: 'Auth/Sign up', component: AuthModal };
export default meta;
type Story = StoryObj<typeof AuthModal>;

export const Phone: Story = { decorators: [inAuthState('sign-up')] };

export const PhoneOnPhone: Story = {
  ...GERMAN,
  decorators: [
    inAuthState('sign-up', ({ providers }) => {
      providers.providers = [{ id: 'google', name: 'Google' }];
    }),
  ],
};

export const PhoneWithErrors: Story = {
  ...GERMAN,
  decorators: [
    inAuthState('sign-up', ({ signUp }) => {
      signUp.set('areTermsAccepted', true);
      signUp.form.follow({ code: 'auth-phone-number-error-message', field: 'phoneNumber' });
    }),
  ],
};

export const TermsNotAccepted: Story = {
  decorators: [
    inAuthState('sign-up', (flow) => {
      filled(flow);
      flow.signUp.form.follow({ code: 'auth-terms-not-accepted', field: 'areTermsAccepted' });
    }),
  ],
};

export const Info: Story = { decorators: [inAuthState('sign-up', ({ signUp }) => signUp.follow('info'))] };

export const InfoOnPhone: Story = {
  ...GERMAN,
  decorators: [
    inAuthState('sign-up', (flow) => {
      filled(flow);
      flow.signUp.follow('info');
      const code = 'auth-passwords-do-not-match-error-message';
      flow.signUp.form.follow({ code, field: 'passwordConfirmation' });
    }),
  ],
};

/** As it is pressed with nothing filled in. */
export const InfoAllWrong: Story = {
  ...GERMAN,
  decorators: [
    inAuthState('sign-up', ({ signUp }) => {
      signUp.follow('info');
      signUp.form.follow(
        { code: 'auth-sign-up-email-failed', field: 'email' },
        { code: 'auth-sign-up-empty-first-name', field: 'firstName' },
        { code: 'auth-sign-up-empty-last-name', field: 'lastName' },
        { code: 'auth-empty-password-error-message', field: 'password' },
      );
    }),
  ],
};

export const InfoUnreachable: Story = {
  decorators: [
    inAuthState('sign-up', (flow) => {
      filled(flow);
      flow.signUp.follow('info');
      flow.signUp.form.follow({ code: 'unreachable' });
    }),
  ],
};

export const Busy: Story = {
  tags: ['moving'],
  decorators: [
    inAuthState('sign-up', (flow) => {
      filled(flow);
      flow.signUp.follow('info');
      flow.signUp.form.isBusy = true;
    }),
  ],
};

export const SignInNext: Story = {
  ...GERMAN,
  decorators: [
    inAuthState('sign-up', ({ signUp }) => {
      signUp.follow('sign-in');
      signUp.form.hear('Bitte prüfen Sie Ihre E-Mails: Dort steht, wie es weitergeht.');
    }),
  ],
};

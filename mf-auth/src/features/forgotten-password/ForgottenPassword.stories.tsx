import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { AuthModal } from '../auth-modal/AuthModal.tsx';
import { inAuthState } from '../examples/in-auth-state.tsx';

const meta: Meta<typeof AuthModal> = { title: 'Auth/Forgotten password', component: AuthModal };
export default meta;
type Story = StoryObj<typeof AuthModal>;

export const Empty: Story = { decorators: [inAuthState('sign-in', ({ signIn }) => signIn.openForgotten())] };

export const WithErrors: Story = {
  tags: ['phone'],
  globals: { locale: 'de' },
  decorators: [
    inAuthState('sign-in', ({ signIn }) => {
      signIn.openForgotten();
      signIn.forgotten.form.follow({ code: 'auth-email-missing', field: 'email' });
    }),
  ],
};

export const Sent: Story = {
  tags: ['phone'],
  globals: { locale: 'fr' },
  decorators: [
    inAuthState('sign-in', ({ signIn }) => {
      signIn.openForgotten();
      signIn.forgotten.step = 'message';
      signIn.forgotten.form.hear('Si cette adresse a un compte, un lien lui est envoyé.');
    }),
  ],
};

import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { AuthModal } from '../auth-modal/AuthModal.tsx';
import { inAuthState } from '../examples/in-auth-state.tsx';

const GERMAN = { tags: ['phone'], globals: { locale: 'de' } };

const meta: Meta<typeof AuthModal> = { title: 'Auth/Beta application', component: AuthModal };
export default meta;
type Story = StoryObj<typeof AuthModal>;

export const Empty: Story = { decorators: [inAuthState('beta-applicant')] };

export const WithErrors: Story = {
  ...GERMAN,
  decorators: [
    inAuthState('beta-applicant', ({ beta }) => {
      beta.set('email', 'lea.weber@example.lu');
      beta.form.follow({ code: 'auth-beta-apply-empty-first-name', field: 'firstName' });
    }),
  ],
};

export const Unreachable: Story = {
  decorators: [inAuthState('beta-applicant', ({ beta }) => void beta.form.follow({ code: 'unreachable' }))],
};

export const Busy: Story = {
  tags: ['moving'],
  decorators: [
    inAuthState('beta-applicant', ({ beta }) => {
      beta.form.isBusy = true;
    }),
  ],
};

export const Success: Story = {
  ...GERMAN,
  decorators: [
    inAuthState('beta-applicant', ({ beta }) => {
      beta.step = 'success';
      beta.form.hear('Wir haben Ihre Bewerbung und schicken Ihnen gleich eine Bestätigung.');
    }),
  ],
};

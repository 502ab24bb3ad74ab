import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { AuthFlowStore } from '../auth-flow/auth-flow-store.ts';
import type { TokenStep } from '../auth-flow/sign-in-store.ts';
import { AuthModal } from '../auth-modal/AuthModal.tsx';
import { inAuthState } from '../examples/in-auth-state.tsx';

const GERMAN = { tags: ['phone'], globals: { locale: 'de' } };
const PROVIDERS = [
  { id: 'google', name: 'Google' },
  { id: 'example', name: 'Gemeindeverwaltung Echternach' },
];

const filled = ({ signIn }: AuthFlowStore) => {
  signIn.set('email', 'lea.weber@example.lu');
  signIn.set('password', 'Quetsch-2026');
};

const byToken =
  (tokenStep: TokenStep, happen: (flow: AuthFlowStore) => void = () => undefined) =>
  (flow: AuthFlowStore) => {
    filled(flow);
    flow.signIn.toggleMethod();
    flow.signIn.tokenStep = tokenStep;
    flow.signIn.form.hear('If this address has an account, a code is on its way to it.');
    happen(flow);
  };

const meta: Meta<typeof AuthModal> = { title: 'Auth/Sign in', component: AuthModal };
export default meta;
type Story = StoryObj<typeof AuthModal>;

/** From the heart of a home. */
export const ToSaveHome: Story = {
  tags: ['phone'],
  globals: { locale: 'de' },
  decorators: [inAuthState('sign-in', () => undefined, 'save-home')],
};

export const Empty: Story = { decorators: [inAuthState('sign-in')] };
export const OnPhone: Story = { tags: ['phone'], decorators: [inAuthState('sign-in')] };
export const Wide: Story = { tags: ['wide'], decorators: [inAuthState('sign-in', filled)] };

export const WithProviders: Story = {
  ...GERMAN,
  decorators: [
    inAuthState('sign-in', ({ providers }) => {
      providers.providers = PROVIDERS;
    }),
  ],
};

export const WithErrors: Story = {
  decorators: [
    inAuthState('sign-in', ({ signIn }) => {
      signIn.set('email', 'lea');
      signIn.form.follow({ code: 'auth-email-invalid', field: 'email' });
    }),
  ],
};

export const Refused: Story = {
  ...GERMAN,
  decorators: [
    inAuthState('sign-in', (flow) => {
      filled(flow);
      const message = 'Adresse und Passwort passen nicht zusammen.';
      flow.signIn.form.follow({ code: 'sign-in-refused', message });
    }),
  ],
};

export const Unreachable: Story = {
  ...GERMAN,
  decorators: [
    inAuthState('sign-in', (flow) => {
      filled(flow);
      flow.signIn.form.follow({ code: 'unreachable' });
    }),
  ],
};

export const Busy: Story = {
  tags: ['moving'],
  decorators: [
    inAuthState('sign-in', (flow) => {
      filled(flow);
      flow.signIn.form.isBusy = true;
    }),
  ],
};

export const RequestToken: Story = { decorators: [inAuthState('sign-in', byToken('request-token'))] };
export const TokenRequested: Story = {
  ...GERMAN,
  decorators: [
    inAuthState(
      'sign-in',
      byToken('request-token-message', ({ signIn }) =>
        signIn.form.hear('Wenn es zu dieser Adresse ein Konto gibt, ist ein Code dorthin unterwegs.'),
      ),
    ),
  ],
};
export const EnterToken: Story = {
  decorators: [
    inAuthState(
      'sign-in',
      byToken('sign-in', ({ signIn }) => signIn.set('token', '418 302')),
    ),
  ],
};
export const TokenRefused: Story = {
  ...GERMAN,
  decorators: [
    inAuthState(
      'sign-in',
      byToken('sign-in', ({ signIn }) => {
        signIn.set('token', '418302');
        signIn.form.hear('');
        const message =
          'Dieser Code stimmt nicht, oder seine Zeit ist vorbei. Sie können einen neuen anfordern.';
        signIn.form.follow({ code: 'sign-in-refused', field: 'token', message });
      }),
    ),
  ],
};

import { useFeatureStore } from '@moien/shared-lib';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { runInAction } from 'mobx';
import { Newsletter } from './Newsletter.tsx';
import { type NewsletterStore, newsletterStore } from './newsletter-store.ts';

type Args = {
  state: Partial<Pick<NewsletterStore, 'isSending' | 'isRefused' | 'isToBeConfirmed' | 'email'>>;
};

function InState({ state }: Args) {
  const newsletter = useFeatureStore(newsletterStore);
  runInAction(() => Object.assign(newsletter, state));
  return <Newsletter />;
}

const meta: Meta<typeof InState> = {
  title: 'Shell/Pages/Newsletter',
  component: InState,
  args: { state: {} },
  decorators: [
    (Story) => (
      <main>
        <h1>Home</h1>
        <Story />
      </main>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof InState>;

export const Offered: Story = {};

export const Sending: Story = { args: { state: { isSending: true } } };

/** An address that the newsletter does not take: marked, without a message (specification §5). */
export const Refused: Story = {
  args: { state: { isRefused: true } },
  play: ({ canvasElement }) => {
    const field = canvasElement.querySelector('input');
    if (field) field.value = 'lea@example';
  },
};

export const ToBeConfirmed: Story = { args: { state: { isToBeConfirmed: true, email: 'lea@example.lu' } } };

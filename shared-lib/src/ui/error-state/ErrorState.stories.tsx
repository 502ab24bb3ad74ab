import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { buttonAttributes } from '../button/Button.tsx';
import { errorStateGuide } from './ErrorState.guide.ts';
import { ErrorState } from './ErrorState.tsx';

const meta: Meta<typeof ErrorState> = {
  title: 'Kit/ErrorState',
  component: ErrorState,
  tags: ['autodocs'],
  parameters: { guide: errorStateGuide },
  args: {
    title: 'The homes did not arrive',
    text: 'The connection broke on the way. Nothing of yours is lost.',
    retryLabel: 'Try again',
    onRetry: () => undefined,
  },
};
export default meta;

type Story = StoryObj<typeof ErrorState>;

export const WithRetry: Story = {};
export const Retrying: Story = { args: { isRetrying: true } };

export const NotFound: Story = {
  args: {
    headingLevel: 1,
    title: 'Nobody lives at this address',
    text: 'The page has moved out or was never here.',
    retryLabel: undefined,
    action: (
      <a href="#home" {...buttonAttributes({ variant: 'primary' })}>
        To the start page
      </a>
    ),
  },
};

import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { storyPage } from '../layout/testing/story-page.tsx';
import { FailedPage } from './FailedPage.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';

const meta: Meta = { ...storyPage, title: 'Shell/ErrorBoundaries' };
export default meta;

type Story = StoryObj;

export const NotFound: Story = { render: () => <NotFoundPage /> };
export const Failed: Story = { render: () => <FailedPage isUnreachable={false} onRetry={() => undefined} /> };
export const Unreachable: Story = { render: () => <FailedPage isUnreachable onRetry={() => undefined} /> };
export const UnreachableInGerman: Story = {
  tags: ['phone'],
  globals: { locale: 'de' },
  render: () => <FailedPage isUnreachable onRetry={() => undefined} />,
};

import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { onPage, storyPage } from '../testing/story-page.tsx';
import { Splash } from './Splash.tsx';

const meta: Meta<typeof Splash> = {
  ...storyPage,
  title: 'Shell/Splash',
  component: Splash,
  tags: ['moving'],
};
export default meta;

type Story = StoryObj<typeof Splash>;

export const OnPhone: Story = { tags: ['phone'] };
export const Wide: Story = { tags: ['wide'], parameters: onPage({ pictureSeed: 3 }) };
export const German: Story = { globals: { locale: 'de' } };

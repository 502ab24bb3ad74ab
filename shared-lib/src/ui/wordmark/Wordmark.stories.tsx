import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Wordmark } from './Wordmark.tsx';

const meta: Meta<typeof Wordmark> = { title: 'Kit/Wordmark', component: Wordmark };
export default meta;

type Story = StoryObj<typeof Wordmark>;

export const Plain: Story = {};

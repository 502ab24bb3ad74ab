import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { storyPage } from '../testing/story-page.tsx';
import { OnboardingSheet } from './OnboardingSheet.tsx';

const meta: Meta<typeof OnboardingSheet> = {
  ...storyPage,
  title: 'Shell/Onboarding',
  component: OnboardingSheet,
  tags: ['phone'],
};
export default meta;

type Story = StoryObj<typeof OnboardingSheet>;

/** Presses the forward button so many times. */
const forward =
  (times: number) =>
  async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    for (let pressed = 0; pressed < times; pressed += 1) {
      canvasElement.querySelector<HTMLElement>('dialog footer button:last-child')?.click();
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  };

export const First: Story = {};
export const Second: Story = { play: forward(1) };
export const Last: Story = { play: forward(2) };
export const German: Story = { globals: { locale: 'de' }, play: forward(1) };

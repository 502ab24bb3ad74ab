import { exampleProperty } from '@moien/shared-lib/testing';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Description } from './Description.tsx';

const meta: Meta<typeof Description> = {
  title: 'Search/Description',
  component: Description,
  args: { property: exampleProperty },
};
export default meta;
type Story = StoryObj<typeof Description>;

const long = {
  ...exampleProperty,
  description: 'A quiet street behind the park, and the morning sun in the kitchen.\n'.repeat(20),
};
const translated = {
  ...long,
  originalLanguage: 'fr',
  originalText: {
    title: 'Appartement clair au-dessus de la Pétrusse',
    description: 'Deux chambres et un balcon.',
  },
};
const press = (canvas: HTMLElement, at: number) => canvas.querySelectorAll('button')[at]?.click();

export const Short: Story = {};
export const Long: Story = { args: { property: long } };
export const Unfolded: Story = {
  args: { property: long },
  play: ({ canvasElement }) => press(canvasElement, 0),
};
export const Translated: Story = { args: { property: translated } };
export const Original: Story = {
  args: { property: translated },
  play: ({ canvasElement }) => press(canvasElement, 1),
};

import { examplePictures } from '@moien/shared-lib/testing';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Gallery } from './Gallery.tsx';

const meta: Meta<typeof Gallery> = {
  title: 'Search/Gallery',
  component: Gallery,
  args: { images: examplePictures(5), title: 'Bright flat above the Pétrusse' },
};
export default meta;
type Story = StoryObj<typeof Gallery>;

export const One: Story = { args: { images: examplePictures(1) } };

export const Two: Story = { args: { images: examplePictures(2) } };

export const Three: Story = { args: { images: examplePictures(3) } };

export const Four: Story = { args: { images: examplePictures(4) } };

export const Five: Story = {};

export const MoreThanShown: Story = { args: { images: examplePictures(12) } };

export const OnAPhone: Story = { args: { images: examplePictures(12) }, tags: ['phone'] };

/** Swiped to the third. */
export const SwipedOnAPhone: Story = {
  ...OnAPhone,
  play: ({ canvasElement }) => {
    const [, , third] = canvasElement.querySelectorAll('section button');
    third?.scrollIntoView({ behavior: 'instant', inline: 'start', block: 'nearest' });
  },
};

import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { pictureGuide } from './Picture.guide.ts';
import { Picture } from './Picture.tsx';
import { storyPicture } from './story-picture.ts';

const scene = storyPicture(1);

const meta: Meta<typeof Picture> = {
  title: 'Kit/Picture',
  component: Picture,
  tags: ['autodocs'],
  parameters: { guide: pictureGuide },
  args: { url: scene, sizes: '24rem', alt: 'A townhouse on a clear morning' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '24rem' }}>
        <Story />
      </div>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof Picture>;

export const Loaded: Story = {};
export const Square: Story = { args: { ratio: '1:1' } };
export const Wide: Story = { args: { ratio: '16:9', isEager: true } };

/** Small, never wider than 640 pixels. */
export const Icon: Story = {
  args: { ratio: '1:1', isIcon: true, sizes: '4rem' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '4rem' }}>
        <Story />
      </div>
    ),
  ],
};

/** There is no picture. */
export const Missing: Story = { args: { url: undefined } };

/** No width could be loaded. */
export const Failed: Story = { args: { url: (width) => `data:image/avif;base64,${width}` } };

/** Only the low picture could be loaded: it is better than none. */
export const LowOnly: Story = {
  args: { url: (width) => (width === 360 ? scene(width) : `data:image/avif;base64,${width}`) },
};

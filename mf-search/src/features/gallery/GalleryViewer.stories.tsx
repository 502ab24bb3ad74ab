import { examplePictures } from '@moien/shared-lib/testing';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { GalleryViewer } from './GalleryViewer.tsx';

const meta: Meta<typeof GalleryViewer> = {
  title: 'Search/GalleryViewer',
  component: GalleryViewer,
  args: {
    images: examplePictures(12),
    title: 'Bright flat above the Pétrusse',
    opened: 0,
    onClose: () => undefined,
  },
};
export default meta;
type Story = StoryObj<typeof GalleryViewer>;

export const First: Story = {};
export const Last: Story = { args: { opened: 11 } };
export const OnAPhone: Story = { tags: ['phone'] };
export const One: Story = { args: { images: examplePictures(1) } };
/** Pictures that do not come leave their place and the way on. */
export const Broken: Story = {
  args: { images: [{ path: '/global/example/none' }, { path: '/global/example/no' }] },
};

import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { mapPage } from '../examples/map-page.tsx';
import { PropertyMap } from './PropertyMap.tsx';

const meta: Meta<typeof PropertyMap> = {
  title: 'Search/PropertyMap',
  component: PropertyMap,
  args: { latitude: 49.608, longitude: 6.128 },
  decorators: [mapPage()],
};
export default meta;
type Story = StoryObj<typeof PropertyMap>;

export const Approximate: Story = {};

export const OnPhone: Story = { tags: ['phone'], globals: { locale: 'fr' } };

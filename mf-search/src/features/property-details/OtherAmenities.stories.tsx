import { exampleProperty } from '@moien/shared-lib/testing';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { OtherAmenities } from './OtherAmenities.tsx';

const withAmenities = (...otherAmenityArray: string[]) => ({
  property: { ...exampleProperty, otherAmenityArray },
});

const meta: Meta<typeof OtherAmenities> = { title: 'Search/OtherAmenities', component: OtherAmenities };
export default meta;
type Story = StoryObj<typeof OtherAmenities>;

export const Some: Story = {
  args: withAmenities('Piano', 'Boat slip', 'Babysitter recommendations', 'Bidet'),
};

export const One: Story = { args: withAmenities('Piano') };

export const LongWords: Story = {
  args: withAmenities('Donaudampfschifffahrtsgesellschaftskapitänskajütenschlüssel', '<b>Piano</b> & "more"'),
};

import { exampleProperty } from '@moien/shared-lib/testing';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Terms } from './Terms.tsx';

const meta: Meta<typeof Terms> = {
  title: 'Search/Terms',
  component: Terms,
  args: { property: exampleProperty },
};
export default meta;
type Story = StoryObj<typeof Terms>;

export const ForBoth: Story = {};

export const ForNights: Story = {
  args: { property: { ...exampleProperty, isAvailableForLongTerm: false, monthlyPrice: null } },
};

export const ForMonths: Story = {
  args: { property: { ...exampleProperty, isAvailableForShortTerm: false, nightlyPrice: null } },
};

export const WithoutExtras: Story = {
  args: {
    property: {
      ...exampleProperty,
      deposit: null,
      cleaningFee: null,
      monthlyCharges: null,
      minimumMonths: null,
      moveInDate: null,
      energyClass: null,
      registrationNumber: null,
      ratingAverage: null,
      reviewCount: 0,
    },
  },
};

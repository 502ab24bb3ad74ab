import { useRootStore } from '@moien/shared-lib';
import { exampleProperty } from '@moien/shared-lib/testing';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useEffect } from 'react';
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

/** For a visitor who wants to see Swiss francs. */
export const Converted: Story = {
  decorators: [
    (Story) => {
      const { currency } = useRootStore();
      useEffect(() => {
        currency.follow([{ currency: 'CHF', rate: 0.95, day: '2029-11-20' }]);
        currency.choose('CHF');
      }, [currency]);
      return <Story />;
    },
  ],
};

import { exampleProperty } from '@moien/shared-lib/testing';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { HouseRules } from './HouseRules.tsx';

const meta: Meta<typeof HouseRules> = {
  title: 'Search/HouseRules',
  component: HouseRules,
  args: {
    property: exampleProperty,
    permissions: { pets: true, smoking: false, parties: false },
    bookingOptions: [
      { featureTypeId: 150, unitAmount: 1_200, basis: 'per-night', maximumQuantity: 4, text: 'Frühstück' },
      {
        featureTypeId: 154,
        unitAmount: 2_500,
        basis: 'per-stay',
        maximumQuantity: 1,
        text: 'Später Check-out',
      },
    ],
  },
};
export default meta;
type Story = StoryObj<typeof HouseRules>;

export const ForBoth: Story = {};

export const ForMonths: Story = {
  args: { property: { ...exampleProperty, isAvailableForShortTerm: false, nightlyPrice: null } },
};

export const WithoutVocabulary: Story = { args: { permissions: undefined, bookingOptions: undefined } };

export const WithoutExtras: Story = {
  args: {
    bookingOptions: [],
    property: {
      ...exampleProperty,
      deposit: null,
      cleaningFee: null,
      discountArray: [],
      energyClass: null,
      registrationNumber: null,
    },
  },
};

export const WithoutRegistrationNumber: Story = {
  args: { property: { ...exampleProperty, registrationNumber: null, lacksRegistrationNumber: true } },
};

export const Overflow: Story = {
  args: { property: { ...exampleProperty, registrationNumber: 'LU-REGISTRIERUNGSNUMMER-'.repeat(5) } },
};

import { exampleProperty } from '@moien/shared-lib/testing';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { HouseRules } from './HouseRules.tsx';

const meta: Meta<typeof HouseRules> = {
  title: 'Search/HouseRules',
  component: HouseRules,
  args: { property: exampleProperty, permissions: { pets: true, smoking: false, parties: false } },
};
export default meta;
type Story = StoryObj<typeof HouseRules>;

export const ForBoth: Story = {};

export const ForMonths: Story = {
  args: { property: { ...exampleProperty, isAvailableForShortTerm: false, nightlyPrice: null } },
};

export const WithoutVocabulary: Story = { args: { permissions: undefined } };

export const WithoutExtras: Story = {
  args: {
    property: {
      ...exampleProperty,
      deposit: null,
      cleaningFee: null,
      energyClass: null,
      registrationNumber: null,
    },
  },
};

export const Overflow: Story = {
  args: { property: { ...exampleProperty, registrationNumber: 'LU-REGISTRIERUNGSNUMMER-'.repeat(5) } },
};

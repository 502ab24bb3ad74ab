import { exampleProperty } from '@moien/shared-lib/testing';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { ComponentProps } from 'react';
import { exampleGuest } from '../examples/example-booking.ts';
import { StoryStay } from '../examples/StoryStay.tsx';
import { BookingBox } from './BookingBox.tsx';
import { lazyBooking } from './lazy-booking.ts';

type Args = Omit<ComponentProps<typeof StoryStay>, 'children'>;

function Box({ property = exampleProperty, ...stay }: Args) {
  return (
    <StoryStay property={property} {...stay}>
      <BookingBox
        property={property}
        today="2030-04-07"
        now="2030-04-07T09:00:00.000Z"
        onOpen={() => undefined}
      />
    </StoryStay>
  );
}

const meta: Meta<typeof Box> = {
  title: 'Search/BookingBox',
  component: Box,
  loaders: [async () => ({ late: await lazyBooking.load() })],
  args: { state: 'open' },
};
export default meta;
type Story = StoryObj<typeof Box>;

export const Open: Story = {};
export const Known: Story = { args: { state: 'known' } };
export const Months: Story = { args: { state: 'known', term: 'month' } };
export const MonthsOpen: Story = { args: { term: 'month' } };
export const LeaseTooShort: Story = {
  args: { state: 'refused', message: 'Diese Unterkunft wird ab 3 Monaten vermietet.', term: 'month' },
};
export const MonthsGerman: Story = { ...Months, globals: { locale: 'de' } };
export const Bookable: Story = { args: { state: 'known', isBookable: true } };
export const OwnHome: Story = {
  args: {
    state: 'known',
    isBookable: true,
    session: {
      ...exampleGuest,
      profile: exampleGuest.profile && { ...exampleGuest.profile, userId: exampleProperty.owner.userId },
    },
  },
};
export const Waiting: Story = { args: { state: 'waiting' } };
export const Failed: Story = { args: { state: 'failed' } };
export const TooShort: Story = { args: { state: 'refused' } };
export const TooManyGuests: Story = {
  args: { state: 'refused', message: 'Hier ist Platz für höchstens 4 Gäste.' },
};
export const ForNights: Story = {
  args: {
    state: 'known',
    property: { ...exampleProperty, isAvailableForLongTerm: false, monthlyPrice: null },
  },
};
export const ForMonths: Story = {
  args: { property: { ...exampleProperty, isAvailableForShortTerm: false, nightlyPrice: null } },
};
export const WithoutExtras: Story = {
  args: {
    state: 'known',
    property: {
      ...exampleProperty,
      deposit: null,
      cleaningFee: null,
      discountArray: [],
      monthlyCharges: null,
      minimumMonths: null,
      moveInDate: null,
    },
  },
};

import { exampleProperty } from '@moien/shared-lib/testing';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { ComponentProps } from 'react';
import { StoryStay, storyToday } from '../examples/StoryStay.tsx';
import { BookingBar } from './BookingBar.tsx';
import { StaySheet } from './StaySheet.tsx';

type Args = Pick<ComponentProps<typeof StoryStay>, 'state' | 'message' | 'code' | 'isBookable' | 'term'> & {
  isOpen: boolean;
  arePetsAllowed: boolean;
};

function Choosing({ isOpen, arePetsAllowed, ...stay }: Args) {
  return (
    <StoryStay {...stay}>
      <BookingBar property={exampleProperty} onOpen={() => undefined} />
      <StaySheet
        property={exampleProperty}
        today={storyToday}
        arePetsAllowed={arePetsAllowed}
        part="days"
        isOpen={isOpen}
        onClose={() => undefined}
      />
    </StoryStay>
  );
}

const meta: Meta<typeof Choosing> = {
  title: 'Search/StaySheet',
  component: Choosing,
  args: { state: 'open', isOpen: true, arePetsAllowed: true },
};
export default meta;
type Story = StoryObj<typeof Choosing>;

export const Empty: Story = {};
export const Chosen: Story = { args: { state: 'known', isBookable: true } };
export const Months: Story = { args: { state: 'known', term: 'month' } };
export const Refused: Story = { args: { state: 'refused' } };
/** What stays in view of the longest texts. */
export const FootOnAPhone: Story = { args: { state: 'refused' }, globals: { locale: 'de' }, tags: ['phone'] };
export const WithoutPets: Story = { args: { state: 'known', arePetsAllowed: false } };
/** What stays in view of a phone. */
export const Bar: Story = { args: { isOpen: false } };
export const BarWithTotal: Story = { args: { isOpen: false, state: 'known' } };
/** The strong button books. */
export const BarBookable: Story = { args: { isOpen: false, state: 'known', isBookable: true } };
export const BarBookableGerman: Story = { ...BarBookable, globals: { locale: 'de' }, tags: ['phone'] };
export const BarRefused: Story = { args: { isOpen: false, state: 'refused' } };
export const BarTooManyGuests: Story = {
  args: {
    isOpen: false,
    state: 'refused',
    code: 'too-many-guests',
    message: 'Hier ist Platz für höchstens 4 Gäste.',
  },
};
/** With the longest texts: what books stands beside what closes. */
export const FootBookableOnAPhone: Story = {
  args: { state: 'known', isBookable: true },
  globals: { locale: 'de' },
  tags: ['phone'],
};

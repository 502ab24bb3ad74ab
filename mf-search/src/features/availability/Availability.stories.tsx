import { exampleProperty } from '@moien/shared-lib/testing';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Availability } from './Availability.tsx';
import { PrintedMonths } from './PrintedMonths.tsx';

const meta: Meta<typeof Availability> = {
  title: 'Search/Availability',
  component: Availability,
  args: { today: '2030-04-07', property: { ...exampleProperty, unavailableArray: [] } },
};
export default meta;
type Story = StoryObj<typeof Availability>;

const taken = (...unavailableArray: { start: string; end: string }[]) => ({
  property: { ...exampleProperty, unavailableArray },
});

export const Free: Story = {};

export const PartlyTaken: Story = {
  args: taken({ start: '2030-04-10', end: '2030-04-14' }, { start: '2030-04-28', end: '2030-05-06' }),
};

export const Taken: Story = { args: taken({ start: '2030-04-07', end: '2031-04-07' }) };

export const LastDayOfTheYear: Story = { args: { today: '2030-12-31' } };

/** As the server draws it, before the picker takes its place. */
export const Printed: Story = {
  render: ({ today, property }) => (
    <PrintedMonths today={today} unavailable={property.unavailableArray} count={3} />
  ),
  args: taken({ start: '2030-04-10', end: '2030-04-14' }),
};

import { useRootStore } from '@moien/shared-lib';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { receive } from '../booking/received.ts';
import { RentalBookingStore } from '../booking-store/rental-booking-store.ts';
import { exampleBooking } from '../examples/example-booking.ts';
import { ChangeSheet } from './ChangeSheet.tsx';

function Opened() {
  const root = useRootStore();
  const [store] = useState(() => new RentalBookingStore(root));
  const [received] = useState(() => receive(exampleBooking()));
  return <ChangeSheet store={store} received={received} onClose={() => undefined} onDone={() => undefined} />;
}

const meta: Meta<typeof Opened> = {
  title: 'Dashboard/ChangeSheet',
  component: Opened,
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof Opened>;

export const Opening: Story = {};
export const OpeningOnPhone: Story = { tags: ['phone'], globals: { locale: 'de' } };

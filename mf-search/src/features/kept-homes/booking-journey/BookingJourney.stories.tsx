import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useEffect, useState } from 'react';
import { storeTravelOrigin, type TravelOrigin } from '../travel/travel-origin.ts';
import { Journey } from './Journey.tsx';

type Args = { origin: TravelOrigin | undefined; travellerCount: number };

/** The browser's own city is put back when the story goes. */
function From({ origin, travellerCount }: Args) {
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    storeTravelOrigin(origin);
    setReady(true);
    return () => storeTravelOrigin(undefined);
  }, [origin]);
  return isReady && <Journey home={{ latitude: 49.61, longitude: 6.13 }} travellerCount={travellerCount} />;
}

const meta: Meta<typeof From> = {
  title: 'Search/BookingJourney',
  component: From,
  args: { origin: { name: 'Hamburg', latitude: 53.55, longitude: 10 }, travellerCount: 2 },
};
export default meta;
type Story = StoryObj<typeof From>;

export const FromACity: Story = {};
export const FromACityOnAPhone: Story = { globals: { locale: 'de' }, tags: ['phone'] };
export const WithoutACity: Story = { args: { origin: undefined } };
export const NoJourney: Story = {
  args: { origin: { name: 'Luxemburg', latitude: 49.61, longitude: 6.13 }, travellerCount: 1 },
};

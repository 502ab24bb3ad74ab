import { useState } from 'react';
import { readTravelOrigin, storeTravelOrigin, type TravelOrigin } from './travel-origin.ts';

/** From where somebody travels, as this browser remembers it, and a change of it. */
export function useTravelOrigin() {
  const [origin, setOrigin] = useState(readTravelOrigin);
  const change = (next: TravelOrigin | undefined) => {
    storeTravelOrigin(next);
    setOrigin(next);
  };
  return [origin, change] as const;
}

import { WithTexts } from '@moien/shared-lib/lazy-texts';
import { keptHomesTexts } from '../kept-homes-texts.ts';
import { LoadedJourney } from './LoadedJourney.tsx';

/** What getting to the home of a booking and back causes; its page asks for it once it is opened. */
export function BookingJourney({ subject = '' }: { subject?: string }) {
  return (
    <WithTexts namespace="kept-homes" texts={keptHomesTexts}>
      <LoadedJourney bookingId={subject} />
    </WithTexts>
  );
}

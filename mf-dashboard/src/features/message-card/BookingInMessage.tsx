import { observer } from 'mobx-react-lite';
import type { RentalBookingStore } from '../booking-store/rental-booking-store.ts';
import { BookingCard } from '../bookings/BookingCard.tsx';
import { BookingCardActions } from './BookingCardActions.tsx';
import { CardFrame } from './CardFrame.tsx';

/** How a booking stands by now, and what its reader can do about it. */
export const BookingInMessage = observer(function BookingInMessage({ store }: { store: RentalBookingStore }) {
  const { received } = store;
  return (
    <CardFrame store={store}>
      {received && (
        <BookingCard
          booking={received}
          isFirst={false}
          onDeadline={() => void store.load()}
          actions={<BookingCardActions store={store} received={received} />}
        />
      )}
    </CardFrame>
  );
});

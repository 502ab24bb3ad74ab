import { checkoutSearch } from './checkout-search.ts';

const BOOKING = {
  id: '019b76da-a800-7838-a932-f8c36951b0a1',
  arrivalDate: '2030-06-05',
  departureDate: '2030-06-09',
  adultCount: 2,
  childrenCount: 0,
  infantCount: 1,
  petCount: 0,
  optionArray: [{ featureTypeId: 150, quantity: 2 }],
};

it('names the booking, its days, who comes along and what was chosen', () => {
  expect(checkoutSearch(BOOKING).toString()).toBe(
    `bookingId=${BOOKING.id}&arrivalDate=2030-06-05&departureDate=2030-06-09&adultCount=2&infantCount=1&option-150=2`,
  );
});

it('names the change whose difference is to be paid', () => {
  expect(checkoutSearch(BOOKING, 'change').get('changeId')).toBe('change');
});

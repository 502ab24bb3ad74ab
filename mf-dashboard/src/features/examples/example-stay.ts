import { exampleProperty } from '@moien/shared-lib/testing';

/** What money of a stay is about. */
export const exampleStay = {
  bookingId: '019b76da-a800-7838-a932-f8c36951b0a1',
  title: exampleProperty.title,
  guestFirstName: 'Marc',
  arrivalDate: '2030-05-04',
  departureDate: '2030-05-08',
};

export const idOf = (last: number) => `019b76da-a800-7838-a932-f8c36951b0e${last}`;

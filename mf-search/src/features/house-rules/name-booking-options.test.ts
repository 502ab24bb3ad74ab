import { exampleExtendedData } from '@moien/shared-lib/testing';
import { nameBookingOptions } from './name-booking-options.ts';

const option = { unitAmount: 1200, basis: 'per-night', maximumQuantity: 4 } as const;

describe('nameBookingOptions', () => {
  it('takes names from the vocabulary, and leaves out what it does not have', () => {
    const bookingOptionArray = [
      { ...option, featureTypeId: 2 },
      { ...option, featureTypeId: 999 },
    ];
    expect(nameBookingOptions({ bookingOptionArray }, exampleExtendedData, 'fr')).toEqual([
      { ...option, featureTypeId: 2, text: 'Ascenseur' },
    ]);
  });
});

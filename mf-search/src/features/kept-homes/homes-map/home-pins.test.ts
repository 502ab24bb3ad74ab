import { exampleHomes, exampleQuote } from '@moien/shared-lib/testing';
import { homePins } from './home-pins.ts';

const homes = exampleHomes(3).map((home, index) => ({ ...home, latitude: 49 + Math.min(index, 1) }));
const ids = homes.map(({ id }) => id);

describe('pins of homes', () => {
  it('say what the stay costs, or else a night', () => {
    const [plain] = homes;
    if (!plain) throw new Error('no example');
    const kindOf = (home: typeof plain) => homePins([home]).map((pin) => 'price' in pin && pin.price?.kind);
    expect([kindOf(plain), kindOf({ ...plain, quote: exampleQuote })]).toEqual([['night'], ['stay']]);
  });

  it('are one where homes stand at the very same place', () => {
    const longitude = 6;
    const pins = homePins(homes.map((home) => ({ ...home, longitude })));
    expect(pins).toMatchObject([
      { kind: 'property', propertyId: ids[0] },
      { kind: 'cluster', count: 2, propertyIdArray: [ids[1], ids[2]], latitude: 50, longitude },
    ]);
  });
});

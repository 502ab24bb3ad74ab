import { anchorOf, canAnchor } from './anchor.ts';

const MAP = { left: 700, top: 90, width: 600, height: 800 };
const CARD = { width: 300, height: 320 };
const pinAt = (x: number, y: number) => ({ x: MAP.left + x, top: MAP.top + y, bottom: MAP.top + y + 28 });

describe('anchorOf', () => {
  it('puts the card below its pin, with the arrow in its middle', () => {
    expect(anchorOf(MAP, pinAt(300, 200), CARD)).toEqual({ side: 'below', x: 150, y: 240, arrow: 150 });
  });

  it('puts it above a pin that has no room below', () => {
    expect(anchorOf(MAP, pinAt(300, 600), CARD)).toEqual({ side: 'above', x: 150, y: 268, arrow: 150 });
  });

  it('keeps it on the map at the edges, where the arrow goes with the pin', () => {
    expect(anchorOf(MAP, pinAt(60, 200), CARD)).toMatchObject({ x: 12, arrow: 48 });
    expect(anchorOf(MAP, pinAt(560, 200), CARD)).toMatchObject({ x: 288, arrow: 272 });
  });
});

describe('canAnchor', () => {
  it('says no to a map that is smaller than a card and its pin', () => {
    expect(canAnchor({ width: 390, height: 560 })).toBe(false);
    expect(canAnchor({ width: 820, height: 500 })).toBe(false);
    expect(canAnchor(MAP)).toBe(true);
  });
});

import { chooseLabels, type LabelCandidate } from './place-labels.ts';

const city = (text: string, x: number, y: number): LabelCandidate => ({
  key: text,
  kind: 'city',
  text,
  latitude: 0,
  longitude: 0,
  x,
  y,
});
const pinAt = (x: number, y: number) => ({ left: x - 20, right: x + 20, top: y - 20, bottom: y + 20 });
const textsOf = (labels: LabelCandidate[]) => labels.map(({ text }) => text);

describe('chooseLabels', () => {
  it('leaves out what would cover a more important name', () => {
    const labels = chooseLabels(
      [city('Luxembourg', 100, 100), city('Strassen', 130, 100), city('Mersch', 100, 160)],
      { maximum: 10 },
    );
    expect(textsOf(labels)).toEqual(['Luxembourg', 'Mersch']);
  });

  it('writes no more than there may be', () => {
    expect(
      textsOf(chooseLabels([city('A', 0, 0), city('B', 0, 90), city('C', 0, 200)], { maximum: 2 })),
    ).toEqual(['A', 'B']);
  });

  it('gives a long name more room', () => {
    const long = city('Grevenmacher-an-der-Mosel', 100, 100);
    expect(textsOf(chooseLabels([long, city('X', 180, 100)], { maximum: 5 }))).toEqual([long.text]);
    expect(textsOf(chooseLabels([city('Ay', 100, 100), city('X', 180, 100)], { maximum: 5 }))).toEqual([
      'Ay',
      'X',
    ]);
  });

  it('makes way for a pin', () => {
    const [label] = chooseLabels([city('Trier', 100, 100)], { maximum: 5, taken: [pinAt(100, 96)] });
    expect(label?.drop).toBe(34);
    const [free] = chooseLabels([city('Trier', 100, 100)], { maximum: 5, taken: [pinAt(300, 96)] });
    expect(free?.drop).toBe(0);
  });

  it('leaves out a quarter among so many pins that there is no room', () => {
    const taken = [40, 70, 100, 130, 160].map((y) => pinAt(100, y));
    const quarter = { ...city('Eich', 100, 100), kind: 'quarter' } as const;
    expect(chooseLabels([quarter], { maximum: 5, taken })).toEqual([]);
  });

  it('names a town beside its pins, and among pins without a gap where the fewest lie over it', () => {
    const column = Array.from({ length: 20 }, (_, index) => pinAt(100, index * 30 - 200));
    const [beside] = chooseLabels([city('Trier', 100, 100)], { maximum: 5, taken: column });
    expect([beside?.shift, beside?.drop]).toEqual([48, 0]);
    const crowd = [0, 40, 80, 120, 160, 200].flatMap((x) =>
      column.map((_, index) => pinAt(x, index * 30 - 200)),
    );
    const labels = chooseLabels([city('Trier', 100, 100), city('Konz', 100, 160)], {
      maximum: 5,
      taken: crowd,
    });
    expect(textsOf(labels)).toEqual(['Trier']);
  });

  it('leaves out a name that the edge of the map would cut', () => {
    const view = { left: 0, right: 400, top: 0, bottom: 400 };
    const names = [city('Saarbrücken', 20, 100), city('Metz', 200, 100), city('Trier', 200, 396)];
    expect(textsOf(chooseLabels(names, { maximum: 5, view }))).toEqual(['Metz']);
  });
});

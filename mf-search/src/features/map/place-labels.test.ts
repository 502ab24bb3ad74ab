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
const textsOf = (labels: LabelCandidate[]) => labels.map(({ text }) => text);

describe('chooseLabels', () => {
  it('leaves out what would cover a more important name', () => {
    const labels = chooseLabels(
      [city('Luxembourg', 100, 100), city('Strassen', 130, 108), city('Mersch', 100, 160)],
      10,
    );
    expect(textsOf(labels)).toEqual(['Luxembourg', 'Mersch']);
  });

  it('writes no more than there may be', () => {
    expect(textsOf(chooseLabels([city('A', 0, 0), city('B', 0, 90), city('C', 0, 200)], 2))).toEqual([
      'A',
      'B',
    ]);
  });

  it('gives a long name more room', () => {
    const long = city('Grevenmacher-an-der-Mosel', 100, 100);
    expect(textsOf(chooseLabels([long, city('X', 180, 100)], 5))).toEqual([long.text]);
    expect(textsOf(chooseLabels([city('Ay', 100, 100), city('X', 180, 100)], 5))).toEqual(['Ay', 'X']);
  });
});

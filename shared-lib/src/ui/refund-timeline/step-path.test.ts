import { stepPath } from './step-path.ts';

describe('stepPath', () => {
  it.each([
    ['one step', [{ from: 0, until: 10, total: 50 }], 'M0 30V15H100V30Z'],
    [
      'steps of their lengths',
      [
        { from: 100, until: 150, total: 100 },
        { from: 150, until: 175, total: 50 },
        { from: 175, until: 200, total: 0 },
      ],
      'M0 30V0H50V15H75V30H100V30Z',
    ],
    ['none', [], ''],
    ['no time', [{ from: 5, until: 5, total: 50 }], ''],
  ])('of %s', (_name, steps, path) => {
    expect(stepPath(steps, 100)).toBe(path);
  });

  it('is nothing where nothing was paid', () => {
    expect(stepPath([{ from: 0, until: 10, total: 0 }], 0)).toBe('');
  });
});

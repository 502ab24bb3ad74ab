import { activeAfterKey } from './combobox-options.ts';

const options = ['trier', 'metz', 'namur'].map((id) => ({ id, label: id }));

describe('activeAfterKey', () => {
  it.each([
    ['ArrowDown', undefined, 'trier'],
    ['ArrowDown', 'trier', 'metz'],
    ['ArrowDown', 'namur', 'trier'],
    ['ArrowUp', undefined, 'namur'],
    ['ArrowUp', 'metz', 'trier'],
    ['ArrowUp', 'trier', 'namur'],
    ['Home', 'namur', 'trier'],
    ['End', 'trier', 'namur'],
    ['Home', undefined, undefined],
    ['End', undefined, undefined],
    ['ArrowLeft', 'metz', undefined],
    ['ArrowDown', 'gone', 'trier'],
  ])('%s from %s leads to %s', (key, from, to) => {
    expect(activeAfterKey(key, options, from)).toBe(to);
  });

  it('leads nowhere without options', () => {
    expect(activeAfterKey('ArrowDown', [], undefined)).toBeUndefined();
    expect(activeAfterKey('ArrowUp', [], undefined)).toBeUndefined();
  });
});

import { checkHistory } from './check-history.ts';

const FILES = [
  { name: '0001_a', sql: '', checksum: 'a' },
  { name: '0002_b', sql: '', checksum: 'b' },
];

describe('checkHistory', () => {
  it('leaves what did not run yet, in order', () => {
    expect(checkHistory(FILES, []).map((file) => file.name)).toEqual(['0001_a', '0002_b']);
    expect(checkHistory(FILES, [{ name: '0001_a', checksum: 'a' }]).map((file) => file.name)).toEqual([
      '0002_b',
    ]);
  });

  it('refuses a migration that this code does not have, and one that changed', () => {
    expect(() => checkHistory(FILES, [{ name: '0003_c', checksum: 'c' }])).toThrow('newer than this code');
    expect(() => checkHistory(FILES, [{ name: '0001_a', checksum: 'x' }])).toThrow('0001_a was changed');
  });
});

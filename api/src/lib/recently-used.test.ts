import { RecentlyUsed } from './recently-used.ts';

const kept = (map: RecentlyUsed<string>) => ['a', 'b', 'c'].filter((key) => map.has(key));

describe('RecentlyUsed', () => {
  it('lets go what was not used for longest', () => {
    const map = new RecentlyUsed<string>(2);
    map.keep('a', 'A');
    map.keep('b', 'B');
    expect(map.use('a')).toBe('A');
    map.keep('c', 'C');
    expect(kept(map)).toEqual(['a', 'c']);
    expect(map.use('b')).toBeUndefined();
  });

  it('takes a look for no use', () => {
    const map = new RecentlyUsed<string>(2);
    map.keep('a', 'A');
    map.keep('b', 'B');
    expect(map.peek('a')).toBe('A');
    map.keep('c', 'C');
    expect(kept(map)).toEqual(['b', 'c']);
  });

  it('has room again after an entry was replaced, and none for what is too large', () => {
    const map = new RecentlyUsed<string>(4, (_key, value) => value.length);
    for (const value of ['AA', 'A', 'AA']) map.keep('a', value);
    map.keep('b', 'BB');
    expect(kept(map)).toEqual(['a', 'b']);
    map.keep('c', 'CCCCC');
    expect(kept(map)).toEqual(['a', 'b']);
    map.keep('c', 'CCC');
    expect(kept(map)).toEqual(['c']);
  });
});

import { rightAddress } from './right-address.ts';

const HREF = '/de/blog/article/1/einen-mietvertrag-in-ruhe-lesen';
const at = (path: string) => new URL(path, 'https://moien.example');

describe('rightAddress', () => {
  it.each([
    ['a missing slug', '/de/blog/article/1'],
    ['a slash instead of it', '/de/blog/article/1/'],
    ['a wrong slug', '/de/blog/article/1/nonsense'],
    ['another language’s slug', '/de/blog/article/1/how-to-read-a-lease-in-one-sitting'],
    ['a slug with a slash behind it', `${HREF}/`],
  ])('%s leads to the right one', (_what, path) => {
    expect(rightAddress(at(path), HREF)).toBe(HREF);
  });

  it('keeps the query as it is written', () => {
    expect(rightAddress(at('/de/blog/article/1?ref=a%20b&x'), HREF)).toBe(`${HREF}?ref=a%20b&x`);
  });

  it('leaves the right address alone, whatever its query', () => {
    expect(rightAddress(at(HREF), HREF)).toBeUndefined();
    expect(rightAddress(at(`${HREF}?ref=letter`), HREF)).toBeUndefined();
  });

  it('leads nowhere when no release serves the page', () => {
    expect(rightAddress(at('/de/blog/article/1'), undefined)).toBeUndefined();
  });
});

import { originals } from './originals.ts';
import { HOME_KINDS } from './scenes/families/family.ts';

describe('drawn originals', () => {
  it.each([
    ['banner-1', 'viewBox="0 0 2100 900"'],
    ['article-small-kitchens', 'viewBox="0 0 1600 900"'],
    ['event-vineyard-walk', 'viewBox="0 0 1600 900"'],
  ])('draws /global/%s', async (path, viewBox) => {
    expect(String(await originals.open('global', path))).toContain(viewBox);
  });

  it.each(HOME_KINDS)('draws /upload/scenes/home-1/%s-0', async (kind) => {
    expect(String(await originals.open('upload', `scenes/home-1/${kind}-0`))).toContain(
      'viewBox="0 0 1200 800"',
    );
  });

  it.each(['banner-13', 'article-unwritten', 'event-small-kitchens', 'article-', 'illustration-1'])(
    'has no /global/%s',
    async (path) => {
      expect(await originals.open('global', path)).toBeUndefined();
    },
  );

  it.each(['scenes/home-1/illustration-1', 'scenes/home-1/banner-1', 'article-small-kitchens'])(
    'has no /upload/%s',
    async (path) => {
      expect(await originals.open('upload', path)).toBeUndefined();
    },
  );
});

import { articlesKey, readArticlesQuery } from './articles-query.ts';

describe('readArticlesQuery', () => {
  it('reads topic and page, and leaves foreign parameters alone', () => {
    const query = readArticlesQuery(new URLSearchParams('utm_source=letter&page=2&topic=behind-the-scenes'));
    expect(query).toEqual({ topic: 'behind-the-scenes', page: 2 });
    expect(articlesKey(query)).toBe('topic=behind-the-scenes&page=2');
  });

  it.each(['', 'Renting', 'a--b', '../x', 'x'.repeat(41)])('drops the topic «%s» with a warning', (topic) => {
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    expect(readArticlesQuery(new URLSearchParams({ topic }))).toEqual({ page: 1 });
    expect(warn).toHaveBeenCalledTimes(1);
    warn.mockRestore();
  });
});

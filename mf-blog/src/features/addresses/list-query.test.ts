import { encodeQuery, lastPageAddress, readPage } from './list-query.ts';

describe('readPage', () => {
  it.each([
    ['', 1],
    ['page=1', 1],
    ['page=7', 7],
    ['page=1000', 1000],
  ])('reads «%s» as %d', (query, page) => {
    expect(readPage(new URLSearchParams(query))).toBe(page);
  });

  it.each(['0', '-1', '1.5', '1001', '07', 'x', ''])('drops «%s» with a warning', (text) => {
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    expect(readPage(new URLSearchParams({ page: text }))).toBe(1);
    expect(warn).toHaveBeenCalledWith(`Blog: «${text}» is no page.`);
    warn.mockRestore();
  });
});

it('a query has one form, without its defaults', () => {
  expect(encodeQuery({ topic: undefined }, 1)).toBe('');
  expect(encodeQuery({ topic: 'renting' }, 2)).toBe('topic=renting&page=2');
});

describe('lastPageAddress', () => {
  const url = new URL('https://moien.example/de/blog?topic=renting&page=9&ref=letter');

  it('leads from beyond the end to the last page and keeps the rest of the query', () => {
    expect(lastPageAddress(url, { page: 9, pageCount: 2 })).toBe('/de/blog?topic=renting&page=2&ref=letter');
  });

  it('leaves a page that is there, and a list that is empty, where they are', () => {
    expect(lastPageAddress(url, { page: 2, pageCount: 2 })).toBeUndefined();
    expect(lastPageAddress(url, { page: 9, pageCount: 0 })).toBeUndefined();
  });
});

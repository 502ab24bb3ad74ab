import { createStoredList } from './stored-list.ts';

const isText = (value: unknown): value is string => typeof value === 'string';
const KEY = 'a-list';
const create = (storage: () => Storage = () => sessionStorage) =>
  createStoredList({ key: KEY, storage, maximum: 2, isItem: isText });

beforeEach(() => sessionStorage.clear());

describe('createStoredList', () => {
  it('keeps the first ones for whoever reads next, and leaves nothing behind when it is empty', () => {
    create().write(['a', 'b', 'c']);
    expect(create().read()).toEqual(['a', 'b']);
    create().write([]);
    expect(sessionStorage).toHaveLength(0);
  });

  it.each([
    ['["a", 1, null]', ['a']],
    ['{}', []],
    ['no JSON', []],
  ])('reads of %s what it understands', (text, items) => {
    sessionStorage.setItem(KEY, text);
    expect(create().read()).toEqual(items);
  });

  it('lives as long as the page where storage is switched off', () => {
    const list = create(() => {
      throw new Error('Storage is switched off.');
    });
    list.write(['a']);
    expect(list.read()).toEqual(['a']);
  });
});

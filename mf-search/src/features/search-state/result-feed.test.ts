import type { TransportRequest } from '@moien/shared-lib';
import { exampleProperty, exampleRoot } from '@moien/shared-lib/testing';
import { feedsStore } from './feeds-store.ts';
import { AUTOMATIC_PAGES } from './result-feed.ts';
import { resultsStore } from './results-store.ts';
import { readSearch } from './search.ts';

const searchOf = (query: string) => readSearch(new URLSearchParams(query));

const PAGES = 30;

function pageAt(url: string) {
  const page = Number(new URL(url, 'http://site').searchParams.get('page') ?? 1);
  const id = `019b76da-a800-7838-a932-${String(page).padStart(12, '0')}`;
  const { description: _, ...home } = exampleProperty;
  return {
    propertyArray: [{ ...home, id }],
    page,
    pageCount: PAGES,
    count: PAGES,
    isCountExact: true,
    bounds: null,
    facets: null,
  };
}

/** A list of thirty pages that begins at the page of this search. */
async function feedOf(search = '', answer = async ({ url }: TransportRequest) => ok(url)) {
  const asked: string[] = [];
  const root = exampleRoot({
    transport: async (request) => {
      asked.push(request.url);
      return answer(request);
    },
  });
  const first = searchOf(search);
  await root.feature(resultsStore).load(first, new AbortController().signal);
  const feed = root.feature(feedsStore).feed('entry', first);
  if (!feed) throw new Error('The first page is not known.');
  return { root, feed, asked };
}

const ok = (url: string) => ({ status: 200, body: pageAt(url) });

describe('ResultFeed', () => {
  it('begins with the page of its address and goes on with the next', async () => {
    const { feed, asked } = await feedOf('cityId=7&page=4');
    await feed.approachNext();
    expect(feed.pageNumbers).toEqual([4, 5]);
    expect(feed.drawn(5)?.page).toBe(5);
    expect(asked).toEqual([
      '/api/properties?cityId=7&page=4&language=de',
      '/api/properties?cityId=7&page=5&language=de',
    ]);
  });

  it('asks once for a page, however often its place comes near', async () => {
    const { feed, asked } = await feedOf();
    await Promise.all([feed.approachNext(), feed.approachNext()]);
    expect(feed.pageNumbers).toEqual([1, 2]);
    expect(asked).toHaveLength(2);
  });

  it('asks for five pages by itself, and five more when somebody wants them', async () => {
    const { feed } = await feedOf();
    for (let times = 0; times < 10; times += 1) await feed.approachNext();
    expect(feed.lastPage).toBe(1 + AUTOMATIC_PAGES);
    expect(feed.isAutomatic).toBe(false);
    await feed.askForMore();
    expect(feed.lastPage).toBe(2 + AUTOMATIC_PAGES);
    expect(feed.isAutomatic).toBe(true);
  });

  it('ends with the last page', async () => {
    const { feed, asked } = await feedOf(`page=${PAGES}`);
    expect(feed.isAtEnd).toBe(true);
    await feed.approachNext();
    await feed.askForMore();
    expect(asked).toHaveLength(1);
  });

  it('says that a page did not come, and asks again only when somebody wants it', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    let isAway = false;
    const { feed } = await feedOf('', async ({ url }) => {
      if (isAway) throw new Error('offline');
      return ok(url);
    });
    isAway = true;
    await feed.approachNext();
    expect([feed.state, feed.isAutomatic, feed.lastPage]).toEqual(['failed', false, 1]);
    await feed.approachNext();
    isAway = false;
    await feed.askForMore();
    expect([feed.state, feed.lastPage]).toEqual(['resting', 2]);
    warn.mockRestore();
  });

  it('ends where homes have been let meanwhile', async () => {
    const { feed } = await feedOf('', async ({ url }) => {
      const page = pageAt(url);
      return {
        status: 200,
        body: page.page === 1 ? page : { ...page, propertyArray: [], pageCount: 1 },
      };
    });
    await feed.approachNext();
    expect([feed.lastPage, feed.isAtEnd]).toEqual([1, true]);
  });

  it('draws only pages near the window, and keeps the height of the others', async () => {
    const { feed } = await feedOf();
    await feed.approachNext();
    feed.depart(1, 2400);
    expect(feed.drawn(1)).toBeUndefined();
    expect(feed.heightOf(1)).toBe(2400);
    feed.depart(1, 2300);
    expect(feed.heightOf(1)).toBe(2400);
    feed.approach(1);
    expect(feed.drawn(1)?.page).toBe(1);
  });

  it('asks again for a page that was let go when it comes near', async () => {
    const { feed, asked } = await feedOf();
    feed.depart(1, 2400);
    for (let times = 0; times < PAGES; times += 1) await feed.askForMore();
    expect(feed.lastPage).toBe(PAGES);
    feed.approach(1);
    feed.approach(1);
    await new Promise((resolve) => setTimeout(resolve));
    expect(asked.filter((url) => !url.includes('page='))).toHaveLength(2);
    expect(feed.drawn(1)?.page).toBe(1);
  });
});

describe('FeedsStore', () => {
  it('finds the list of an entry of the history as it was left', async () => {
    const { root, feed } = await feedOf('cityId=7');
    await feed.approachNext();
    const feeds = root.feature(feedsStore);
    expect(feeds.feed('entry', searchOf('cityId=7'))).toBe(feed);
    expect(feeds.feed('entry', searchOf('cityId=7&page=2'))).toBe(feed);
  });

  it('begins anew in another entry, at another page and with another search', async () => {
    const { root, feed } = await feedOf('cityId=7');
    const feeds = root.feature(feedsStore);
    const other = feeds.feed('other', searchOf('cityId=7'));
    expect(other).not.toBe(feed);
    await root.feature(resultsStore).load(searchOf('cityId=7&page=9'), new AbortController().signal);
    expect(feeds.feed('entry', searchOf('cityId=7&page=9'))?.firstPage).toBe(9);
    expect(feeds.feed('entry', searchOf('cityId=8'))).toBeUndefined();
  });
});

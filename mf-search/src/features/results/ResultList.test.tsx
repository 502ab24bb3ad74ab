import { createTexts, RootStoreProvider } from '@moien/shared-lib';
import { exampleRegistry, exampleRoot } from '@moien/shared-lib/testing';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import en from '../../locales/en.json' with { type: 'json' };
import { exampleResultPage, StoryFeed } from '../examples/StoryFeed.tsx';
import type { ResultPage } from '../search-state/results-store.ts';
import { lazyResults } from './lazy-results.ts';
import { ResultList } from './ResultList.tsx';

const COUNT = 24 * 20;
const REGISTRY = exampleRegistry({
  name: 'search',
  owner: 'Example',
  mountContract: 1,
  supportedShells: '^0.1.0',
  textNamespaces: [],
  byteBudget: 0,
  slots: [],
  routes: [{ id: 'search', path: 'search', isPublic: true, skeleton: 'cards', slots: [] }],
});

type Watched = { element: Element; rootMargin: string; notify: (isIntersecting: boolean) => void };
let watched: Watched[] = [];

/** The browser's, moved by hand. */
class HandObserver {
  readonly #callback: IntersectionObserverCallback;
  readonly #rootMargin: string;
  constructor(callback: IntersectionObserverCallback, { rootMargin = '' }: IntersectionObserverInit = {}) {
    this.#callback = callback;
    this.#rootMargin = rootMargin;
  }
  observe(element: Element) {
    const boundingClientRect = { width: 800, height: 5000 };
    const notify = (isIntersecting: boolean) =>
      this.#callback([{ isIntersecting, boundingClientRect } as IntersectionObserverEntry], this as never);
    watched.push({ element, rootMargin: this.#rootMargin, notify });
  }
  disconnect() {}
}

// As in a navigation: the page's loader waits for it.
beforeAll(async () => void (await lazyResults.load()));
beforeEach(() => {
  watched = [];
  Object.assign(globalThis, { IntersectionObserver: HandObserver });
});
afterEach(cleanup);

let isAway = false;

/** Of two homes, which is enough to see. */
function shortPage(page: number): ResultPage {
  const whole = exampleResultPage({ count: COUNT, page });
  return { ...whole, propertyArray: whole.propertyArray.slice(0, 2) };
}

async function renderList(search = '') {
  const root = exampleRoot({
    languageTag: 'en',
    registry: REGISTRY,
    transport: async ({ url }) => {
      if (isAway) throw new Error('offline');
      const page = Number(new URL(url, 'http://site').searchParams.get('page') ?? 1);
      return { status: 200, body: shortPage(page) };
    },
  });
  const page = shortPage(Number(new URLSearchParams(search).get('page') ?? 1));
  const list = (
    <StoryFeed page={page} search={search}>
      {(feed) => <ResultList feed={feed} entry="default" />}
    </StoryFeed>
  );
  const router = createMemoryRouter([{ path: '*', element: list }]);
  await act(async () => {
    render(
      <RootStoreProvider root={root} texts={createTexts('en', { search: en })}>
        <RouterProvider router={router} />
      </RootStoreProvider>,
    );
  });
  await act(async () => {
    for (const { rootMargin, notify } of watched) if (rootMargin === '0px') notify(false);
  });
}

const listOf = (name: string) => screen.queryByRole('list', { name });
const approach = async (name: string, isNear = true, rootMargin = /00%|50% 0px$/) => {
  const element = listOf(name) ?? document.querySelector(`[aria-label="${name}"]`);
  await act(async () => {
    for (const each of watched) {
      if (each.element === element && rootMargin.test(each.rootMargin)) each.notify(isNear);
    }
  });
};
const approachEnd = () => approach('Loading more homes.');

it('goes on when its end comes near, and announces it', async () => {
  await renderList();
  expect(screen.queryByRole('status')).toBeNull();
  await approachEnd();
  expect(listOf('Page 2 of 20')).not.toBeNull();
  expect(screen.getByRole('status').textContent).toBe('Page 2 of 20');
});

it('asks after five pages, so that the end can be reached', async () => {
  await renderList();
  for (let times = 0; times < 5; times += 1) await approachEnd();
  const more = screen.getByRole('button', { name: 'Show more homes' });
  expect(listOf('Loading more homes.')).toBeNull();
  await act(async () => fireEvent.click(more));
  expect(listOf('Page 7 of 20')).not.toBeNull();
});

it('says what could not be loaded, and asks again by hand', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  await renderList();
  isAway = true;
  await approachEnd();
  isAway = false;
  expect(screen.getByRole('alert').textContent).toBe('We couldn’t load more homes.');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
  expect(listOf('Page 2 of 20')).not.toBeNull();
  warn.mockRestore();
});

it('keeps the room of a page that is far away, and draws it again when it comes near', async () => {
  await renderList();
  const first = listOf('Page 1 of 20');
  if (!first) throw new Error('There is no first page.');
  expect(within(first).getAllByRole('article')).toHaveLength(2);
  await approach('Page 1 of 20', false, /^150%/);
  expect(first.childElementCount).toBe(0);
  expect(first.style.getPropertyValue('block-size')).toBe('5000px');
  await approach('Page 1 of 20', true, /^150%/);
  expect(first.style.getPropertyValue('block-size')).toBe('');
  expect(within(first).getAllByRole('article')).toHaveLength(2);
});

it('names the page on top in the address', async () => {
  window.history.replaceState(null, '', '/en/search');
  await renderList();
  await approachEnd();
  await approach('Page 2 of 20', true, /^-50%/);
  expect(window.location.search).toBe('?page=2');
});

it('has links to the other pages, and to the one before where it began in the middle', async () => {
  await renderList('page=7');
  expect(screen.getByRole('link', { name: 'Previous homes' }).getAttribute('href')).toBe('/en/search?page=6');
  expect(screen.getByRole('link', { name: 'Next page' }).getAttribute('href')).toBe('/en/search?page=8');
  expect(screen.getByRole('link', { name: 'Page 7' }).getAttribute('aria-current')).toBe('page');
});

import { runInThisContext } from 'node:vm';
import type { AdPage, AdSummary, Session } from '@moien/contract';
import { type ExampleAnswer, exampleSession } from '@moien/shared-lib/testing';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { adListStore } from '../features/ad-list/ad-list-store.ts';
import { exampleAd } from '../features/examples/example-ad.ts';
import { renderPage } from '../features/examples/render-page.tsx';
import { AdsPage } from './AdsPage.tsx';

// jsdom lacks what the router makes a navigation of.
Object.assign(globalThis, runInThisContext('({ Request, Response, Headers, AbortController, AbortSignal })'));

afterEach(cleanup);

const GET = 'GET /api/ads';
const page = (adArray: AdSummary[], nextCursor: string | null = null): ExampleAnswer => {
  const body: AdPage = { adArray, nextCursor };
  return { status: 200, body };
};
const guest: Session = {
  ...exampleSession,
  profile: exampleSession.profile && { ...exampleSession.profile, mangopayUserId: null },
};

async function open(answers: ExampleAnswer[], session = exampleSession) {
  const shown = renderPage(<AdsPage />, {
    session,
    answers: { [GET]: answers },
    load: (root) => root.feature(adListStore).open(),
  });
  await screen.findByRole('heading', { level: 1, name: 'Your homes' });
  return shown;
}

it('shows how each home stands, what it needs and who waits', async () => {
  await open([
    page([
      exampleAd({ requestCount: 2, nextArrivalDate: '2030-06-05' }),
      exampleAd({
        id: '019b76da-a800-7838-a932-f8c36951b0e2',
        state: 'draft',
        title: null,
        missingArray: ['photos', 'nightly-price'],
      }),
    ]),
  ]);
  const [published, draft] = await screen.findAllByRole('article');
  const first = within(published as HTMLElement);
  expect(first.getByText('Published')).not.toBeNull();
  for (const fact of ['Luxemburg', '€95 a night']) expect(first.getByText(fact)).not.toBeNull();
  expect(first.getByText('128 views · €1,425 in 30 days')).not.toBeNull();
  expect(first.getByText(/^Next arrival: 5 Jun/)).not.toBeNull();
  expect(first.getByRole('link', { name: '2 requests' }).getAttribute('href')).toBe(
    '/en/dashboard/bookings?view=requests',
  );
  const second = within(draft as HTMLElement);
  expect(second.getByRole('heading', { name: 'Untitled home' })).not.toBeNull();
  const missing = second.getByRole('link', { name: 'Still missing: photos and price per night' });
  const draftPath = '/en/dashboard/ads/019b76da-a800-7838-a932-f8c36951b0e2';
  expect(missing.getAttribute('href')).toBe(`${draftPath}/photos`);
  expect(second.getByRole('link', { name: 'Untitled home' }).getAttribute('href')).toBe(draftPath);
});

it('says in three steps what somebody needs who cannot be paid yet', async () => {
  await open([page([])], guest);
  const steps = await screen.findByRole('region', { name: 'Rent out your home in three steps' });
  expect(within(steps).getAllByRole('listitem')).toHaveLength(3);
  const link = within(steps).getByRole('link', { name: 'Set up payouts' });
  expect(link.getAttribute('href')).toBe('/en/dashboard/banking-information');
});

it('asks for the next page by the cursor, and again after a failure', async () => {
  const cursor = '019b76da-a800-7838-a932-f8c36951b0e1';
  const next = exampleAd({ id: '019b76da-a800-7838-a932-f8c36951b0d0', title: 'Old mill' });
  const { sent } = await open([page([exampleAd()], cursor), { status: 500, body: {} }, page([next])]);
  fireEvent.click(await screen.findByRole('button', { name: 'Show more' }));
  await screen.findByRole('alert');
  fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
  await screen.findByRole('heading', { name: 'Old mill' });
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  expect(sent.at(-1)?.call).toContain(`cursor=${cursor}`);
});

it('compares several homes in a table where there is room, and changes those that are chosen', async () => {
  const matches = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined };
  Object.assign(globalThis, { matchMedia: () => matches });
  try {
    const paused = exampleAd({
      id: '019b76da-a800-7838-a932-f8c36951b0e2',
      title: 'Old mill',
      state: 'paused',
    });
    await open([page([exampleAd({ requestCount: 2 }), paused])]);
    const [, first, second] = within(await screen.findByRole('table')).getAllByRole('row');
    expect(
      within(first as HTMLElement)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['Published', '€95 a night', '–None', '128', '€1,425']);
    expect(within(first as HTMLElement).getByRole('link', { name: '2 requests' })).not.toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Edit several' }));
    const publish = screen.getByRole('button', { name: 'Publish' }) as HTMLButtonElement;
    expect(publish.disabled).toBe(true);
    fireEvent.click(within(second as HTMLElement).getByRole('checkbox', { name: 'Choose Old mill' }));
    expect(publish.disabled).toBe(false);
    expect(
      within(second as HTMLElement)
        .getByRole('link', { name: 'Old mill' })
        .getAttribute('href'),
    ).toBe('/en/dashboard/ads/manage/019b76da-a800-7838-a932-f8c36951b0e2');
    fireEvent.click(screen.getByRole('button', { name: 'Done' }));
    expect(screen.queryByRole('checkbox')).toBeNull();
  } finally {
    Reflect.deleteProperty(globalThis, 'matchMedia');
  }
});

it('finds a home among many, also one of a later page', async () => {
  const idOf = (last: number) => `019b76da-a800-7838-a932-f8c36951b0f${last}`;
  const homes = [1, 2, 3, 4].map((number) => exampleAd({ id: idOf(number), title: `Home ${number}` }));
  const mill = exampleAd({ id: idOf(5), title: 'Old mill', state: 'paused' });
  await open([page(homes, idOf(4)), page([mill])]);
  await screen.findByRole('heading', { name: 'Home 1' });
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search title or place' }), {
    target: { value: 'mill' },
  });
  await screen.findByRole('heading', { name: 'Old mill' });
  expect(screen.queryByRole('heading', { name: 'Home 1' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Published 4' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Show all' }));
  expect(screen.getAllByRole('article')).toHaveLength(5);
});

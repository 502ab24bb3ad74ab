import { runInThisContext } from 'node:vm';
import type { Ad } from '@moien/contract';
import { type ExampleAnswer, exampleRefusal } from '@moien/shared-lib/testing';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { adFormTexts } from '../features/ad-form/ad-form-texts.ts';
import { OVERVIEW_SECTIONS } from '../features/ad-form/ad-overview/section-values.ts';
import { adStore } from '../features/ad-store/ad-store.ts';
import { exampleWholeAd } from '../features/examples/example-whole-ad.ts';
import { renderPage } from '../features/examples/render-page.tsx';
import { AdPage } from './AdPage.tsx';

// jsdom lacks what the router makes a navigation of.
Object.assign(globalThis, runInThisContext('({ Request, Response, Headers, AbortController, AbortSignal })'));

beforeAll(() => adFormTexts.en.load());
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const draft = exampleWholeAd({ missingArray: ['photos', 'nightly-price'] });
const URL_OF_AD = `GET /api/ads/${draft.id}`;
const ok = (body: Ad): ExampleAnswer => ({ status: 200, body });

function open(...answers: ExampleAnswer[]) {
  return renderPage(<AdPage />, {
    answers: {
      [URL_OF_AD]: answers,
      'POST /api/page/home/extended': { status: 200, body: { featureTypeByCategoryAndSubCategoryArray: [] } },
    },
    load: (root) => root.feature(adStore).open(draft.id),
  });
}

it('shows every section of a draft, which of them lack something, and the first of these to go on with', async () => {
  open(ok(draft));
  const sections = within(await screen.findByRole('navigation', { name: 'Sections' }));
  const links = sections.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    OVERVIEW_SECTIONS.map((section) => `/en/dashboard/ads/${draft.id}/${section}`),
  );
  const place = links[4] as HTMLElement;
  expect(within(place).getByText('Rue de la Loge 3')).not.toBeNull();
  expect(within(place).getByText('1945 Luxembourg')).not.toBeNull();
  const incomplete = links.filter((link) => within(link).queryByText('Incomplete'));
  expect(incomplete.map((link) => link.getAttribute('href')?.split('/').at(-1))).toEqual(['photos', 'price']);
  expect(screen.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe(
    `/en/dashboard/ads/${draft.id}/photos`,
  );
});

it('says of a published home what is missing, and leads to where it is asked for', async () => {
  open(ok({ ...draft, state: 'published', missingArray: ['street-address'] }));
  const status = within(await screen.findByRole('status'));
  expect(status.getByText(/Something is still missing:/)).not.toBeNull();
  expect(status.getByRole('link', { name: 'Add the address' }).getAttribute('href')).toBe(
    `/en/dashboard/ads/${draft.id}/place`,
  );
  expect(status.getByRole('button', { name: 'Pause' })).not.toBeNull();
});

it('publishes a draft that lacks nothing', async () => {
  const whole = { ...draft, missingArray: [] };
  const { sent } = open(ok(whole));
  fireEvent.click(await screen.findByRole('button', { name: 'Publish' }));
  await screen.findByRole('alert');
  expect(sent.map(({ body }) => body)).toContainEqual({ state: 'published' });
});

it('a published home has nothing to continue', async () => {
  open(ok({ ...draft, state: 'published', missingArray: [] }));
  await screen.findByRole('navigation', { name: 'Sections' });
  expect(screen.queryByRole('link', { name: 'Continue' })).toBeNull();
  expect(screen.queryByText('Incomplete')).toBeNull();
});

it('says so where the home is not one’s own', async () => {
  open(exampleRefusal(404, 'ad-not-found'));
  await screen.findByRole('heading', { level: 1, name: 'We can’t find this home' });
  expect(screen.getByRole('link', { name: 'Your homes' }).getAttribute('href')).toBe('/en/dashboard/ads');
});

it('tries again where it could not be loaded', async () => {
  open({ status: 0 }, ok(draft));
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await screen.findByRole('navigation', { name: 'Sections' });
});

import { runInThisContext } from 'node:vm';
import type { Ad } from '@moien/contract';
import { type ExampleAnswer, exampleRefusal } from '@moien/shared-lib/testing';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { adFormTexts } from '../features/ad-form/ad-form-texts.ts';
import type { AdStep } from '../features/ad-form/ad-steps.ts';
import { adStore } from '../features/ad-store/ad-store.ts';
import { exampleWholeAd } from '../features/examples/example-whole-ad.ts';
import { renderPage } from '../features/examples/render-page.tsx';
import { AdStepPage } from './AdStepPage.tsx';

// jsdom lacks what the router makes a navigation of.
Object.assign(globalThis, runInThisContext('({ Request, Response, Headers, AbortController, AbortSignal })'));

beforeAll(async () => {
  await adFormTexts.en.load();
});

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const draft = exampleWholeAd();
const URL_OF_AD = `/api/ads/${draft.id}`;
const ok = (body: Ad): ExampleAnswer => ({ status: 200, body });

function open(step: AdStep, answers: Record<string, ExampleAnswer | ExampleAnswer[]>, ad: Ad = draft) {
  return renderPage(<AdStepPage data={{ step }} />, {
    answers: {
      [`GET ${URL_OF_AD}`]: ok(ad),
      'POST /api/page/home/extended': { status: 200, body: { featureTypeByCategoryAndSubCategoryArray: [] } },
      ...answers,
    },
    load: (root) => root.feature(adStore).open(ad.id),
  });
}

const changesOf = (sent: { call: string; body: unknown }[]) =>
  sent.filter(({ call }) => call.startsWith('PATCH')).map(({ body }) => body);

describe('a step of the form', () => {
  it('leads to the calendar of the home', async () => {
    open('availability', {});
    const link = await screen.findByRole('link', { name: 'Open the calendar' });
    expect(link.getAttribute('href')).toBe(`/en/dashboard/ads/availability?property=${draft.id}`);
  });

  it('saves a draft when a field is left', async () => {
    const { sent } = open('place', {
      [`PATCH ${URL_OF_AD}`]: ok({ ...draft, version: 4, postalCode: '1946' }),
    });
    const field = await screen.findByLabelText('Postcode');
    fireEvent.change(field, { target: { value: '1946' } });
    fireEvent.blur(field);
    await screen.findByText('Everything is saved.');
    expect(changesOf(sent)).toEqual([{ postalCode: '1946' }]);
  });

  it('says what is wrong with a price, and saves one that is right', async () => {
    const { sent } = open('price', {
      [`PATCH ${URL_OF_AD}`]: ok({ ...draft, version: 4, nightlyPrice: 12_050 }),
    });
    const field = await screen.findByLabelText('Price per night');
    expect((field as HTMLInputElement).value).toBe('95');
    expect(screen.getByText('You receive €92.15.').parentElement?.textContent).toBe(
      'Guests pay €100.70 a night. You receive €92.15.',
    );
    fireEvent.change(field, { target: { value: 'much' } });
    fireEvent.blur(field);
    await screen.findByText('Please enter an amount, for example 95.');
    expect(changesOf(sent)).toEqual([]);
    fireEvent.change(field, { target: { value: '120.50' } });
    fireEvent.blur(field);
    await waitFor(() => expect(changesOf(sent)).toEqual([{ nightlyPrice: 12_050 }]));
  });

  it.each([
    ['The one here', [{ postalCode: 'L-2' }, { postalCode: 'L-2' }]],
    ['The one from the other tab', [{ postalCode: 'L-2' }]],
  ])('asks where another tab has changed the same: %s', async (choice, changes) => {
    const other = { ...draft, version: 5, postalCode: 'L-9' };
    const refusal = exampleRefusal(412, 'ad-changed-elsewhere', {
      parameters: [{ name: 'postalCode', code: 'changed-elsewhere', message: 'Changed.' }],
    });
    const { sent } = open('place', {
      [`GET ${URL_OF_AD}`]: [ok(draft), ok(other)],
      [`PATCH ${URL_OF_AD}`]: [refusal, ok({ ...other, version: 6, postalCode: 'L-2' })],
    });
    const field = await screen.findByLabelText('Postcode');
    fireEvent.change(field, { target: { value: 'L-2' } });
    fireEvent.blur(field);
    fireEvent.click(await screen.findByRole('button', { name: choice }));
    await screen.findByText('Everything is saved.');
    expect(changesOf(sent)).toEqual(changes);
  });

  it('changes what guests see only when its owner says so', async () => {
    const live = exampleWholeAd({ state: 'published', missingArray: [] });
    const { sent } = open(
      'place',
      { [`PATCH ${URL_OF_AD}`]: ok({ ...live, version: 4, postalCode: '1' }) },
      live,
    );
    const field = await screen.findByLabelText('Postcode');
    fireEvent.change(field, { target: { value: '1' } });
    fireEvent.blur(field);
    await screen.findByText('You have unsaved changes.');
    expect(changesOf(sent)).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Everything is saved.');
    expect(changesOf(sent)).toEqual([{ postalCode: '1' }]);
  });

  it('keeps what is typed while there is no network', async () => {
    open('place', { [`PATCH ${URL_OF_AD}`]: { status: 0 } });
    const field = await screen.findByLabelText('Postcode');
    fireEvent.change(field, { target: { value: '77' } });
    fireEvent.blur(field);
    await screen.findByText(/^You’re offline/);
    expect(JSON.parse(sessionStorage.getItem('ad-drafts') ?? '')).toEqual({
      [draft.id]: { postalCode: '77' },
    });
  });

  it('publishes what is whole, and names what is missing', async () => {
    const whole = exampleWholeAd({ missingArray: [] });
    const { sent } = open(
      'preview',
      { [`PUT ${URL_OF_AD}/state`]: ok({ ...whole, state: 'published' }) },
      whole,
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Publish' }));
    await screen.findByText('Guests can find and book your home.');
    expect(sent.at(-1)?.body).toEqual({ state: 'published' });
    cleanup();
    open('preview', {});
    expect((await screen.findByRole('link', { name: 'photos' })).getAttribute('href')).toBe(
      `/en/dashboard/ads/${draft.id}/photos`,
    );
    expect((screen.getByRole('button', { name: 'Publish' }) as HTMLButtonElement).disabled).toBe(true);
  });

  it('of a home that is not one’s own says so', async () => {
    open('place', { [`GET ${URL_OF_AD}`]: exampleRefusal(404, 'ad-not-found') });
    await screen.findByRole('heading', { level: 1, name: 'We can’t find this home' });
  });
});

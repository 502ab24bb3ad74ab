import { createTexts, RootStoreProvider, type Transport } from '@moien/shared-lib';
import {
  exampleProperty,
  exampleQuote,
  exampleRegistry,
  exampleRoot,
  exampleSummary,
} from '@moien/shared-lib/testing';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import english from '../../locales/en.json' with { type: 'json' };
import { SimilarHomes } from './SimilarHomes.tsx';

const REGISTRY = exampleRegistry({
  name: 'search',
  owner: 'Example',
  mountContract: 1,
  supportedShells: '^0.1.0',
  textNamespaces: [],
  byteBudget: 0,
  slots: [],
  routes: [{ id: 'property', path: 'property/:id', isPublic: true, skeleton: 'cards', slots: [] }],
});

afterEach(cleanup);

async function show(transport: Transport, stay?: string) {
  const root = exampleRoot({ languageTag: 'en', transport, registry: REGISTRY });
  const texts = createTexts('en', { search: english });
  const page = (chosen: string | undefined) => (
    <RootStoreProvider root={root} texts={texts}>
      <MemoryRouter>
        <SimilarHomes id={exampleProperty.id} stay={chosen} />
      </MemoryRouter>
    </RootStoreProvider>
  );
  const { rerender } = render(page(stay));
  await act(async () => new Promise((resolve) => setTimeout(resolve, 50)));
  return { choose: (chosen: string) => act(async () => rerender(page(chosen))) };
}

const region = () => screen.queryByRole('region', { name: 'Similar homes' });

describe('SimilarHomes', () => {
  it('asks for the stay that is chosen, shows its total and goes on with it', async () => {
    const stay = 'arrivalDate=2030-06-03&departureDate=2030-06-06&adultCount=2';
    const asked: string[] = [];
    await show(async ({ url }) => {
      asked.push(url);
      return { status: 200, body: { propertyArray: [{ ...exampleSummary, quote: exampleQuote }] } };
    }, stay);
    expect(asked).toEqual([expect.stringContaining(`/similar?${stay}&language=en`)]);
    const card = await screen.findByRole('article');
    expect(card.textContent).toContain(`total for ${exampleQuote.nightCount} nights`);
    expect(within(card).getAllByRole('link')[0]?.getAttribute('href')).toContain(`?${stay}`);
  });

  it('is not there when there are none', async () => {
    await show(async () => ({ status: 200, body: { propertyArray: [] } }));
    expect(region()).toBeNull();
  });

  it('asks again for a stay that was left before its homes came', async () => {
    let isSlow = true;
    const { choose } = await show(({ url, signal }) => {
      const { promise, resolve, reject } = Promise.withResolvers<Awaited<ReturnType<Transport>>>();
      signal?.addEventListener('abort', () => reject(new Error('aborted')));
      if (!isSlow || url.includes('adultCount=3'))
        resolve({ status: 200, body: { propertyArray: [exampleSummary] } });
      return promise;
    }, 'adultCount=2');
    await choose('adultCount=3');
    expect(await screen.findByRole('article')).not.toBeNull();
    isSlow = false;
    await choose('adultCount=2');
    expect(await screen.findByRole('article')).not.toBeNull();
  });

  it('shows them without the stay when the stay is refused', async () => {
    const asked: string[] = [];
    await show(async ({ url }) => {
      asked.push(url);
      return url.includes('arrivalDate')
        ? {
            status: 400,
            body: {
              type: 'about:blank',
              title: 'Bad Request',
              status: 400,
              code: 'invalid-parameters',
              message: 'The stay is too long.',
              parameters: [{ name: 'departureDate', code: 'too-long', message: 'The stay is too long.' }],
            },
          }
        : { status: 200, body: { propertyArray: [exampleSummary] } };
    }, 'arrivalDate=2030-06-03&departureDate=2032-06-06&adultCount=2');
    expect(await screen.findByRole('article')).not.toBeNull();
    expect(asked[1]).toMatch(/\/similar\?language=en$/);
  });

  it('is not there when they do not come', async () => {
    await show(() => Promise.reject(new Error('offline')));
    expect(region()).toBeNull();
  });
});

import type { RemoteDeclaration } from '@moien/contract';
import { createTexts, RootStoreProvider } from '@moien/shared-lib';
import { exampleProperty, exampleRegistry, exampleRoot, exampleShell } from '@moien/shared-lib/testing';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import declaration from '../../../remote.json' with { type: 'json' };
import english from '../../locales/en.json' with { type: 'json' };
import { stayStore } from '../booking-box/stay-store.ts';
import { BackToHomes } from './BackToHomes.tsx';

const { id, cityId } = exampleProperty;
const back = jest.spyOn(window.history, 'back').mockReturnValue();

afterEach(() => {
  cleanup();
  back.mockClear();
  Reflect.deleteProperty(window, 'navigation');
});

/** @param before paths of the browser's history, the page's own last */
async function show(before?: string[]) {
  const entries = before?.map((path) => ({ url: `https://moien.example${path}` }));
  if (entries) {
    const currentEntry = { index: entries.length - 1 };
    Object.assign(window, { navigation: { currentEntry, entries: () => entries } });
  }
  const registry = exampleRegistry(declaration as RemoteDeclaration);
  const code = 'stay-not-available';
  const refusal = { type: 'about:blank', title: 'Conflict', status: 409, code, message: 'Taken.' };
  const transport = async () => ({ status: 409, body: refusal });
  const root = exampleRoot({ languageTag: 'en', transport, registry });
  root.navigation.connect(exampleShell());
  const stay = new URLSearchParams('arrivalDate=2030-04-20&departureDate=2030-04-23&adultCount=2');
  await root.feature(stayStore).load(id, stay, '2030-04-07', new AbortController().signal);
  const element = (
    <RootStoreProvider root={root} texts={createTexts('en', { search: english })}>
      <BackToHomes property={exampleProperty} />
    </RootStoreProvider>
  );
  const routes = ['/', '/en/search'].map((path) => ({ path, element }));
  render(<RouterProvider router={createMemoryRouter(routes)} />);
  return screen.getByRole('link', { name: 'Back to the homes' });
}

describe('back to the homes', () => {
  it('leads to the results as they were left', async () => {
    fireEvent.click(await show(['/en', '/en/search?cityId=1', `/en/property/${id}`]));
    expect(back).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['no page was before', [`/en/property/${id}`]],
    ['another page was before', ['/en', `/en/property/${id}`]],
    ['the browser does not tell', undefined],
  ])('leads to the homes of the city for the same stay where %s', async (_, before) => {
    const link = await show(before);
    const stay = 'arrivalDate=2030-04-20&departureDate=2030-04-23&adultCount=2';
    expect(link.getAttribute('href')).toBe(`/en/search?${stay}&cityId=${cityId}`);
    // This router has nowhere to go.
    link.addEventListener('click', (press) => press.preventDefault());
    fireEvent.click(link);
    expect(back).not.toHaveBeenCalled();
  });
});

import { createTexts, RootStoreProvider, type Transport } from '@moien/shared-lib';
import { exampleProperty, exampleRegistry, exampleRoot } from '@moien/shared-lib/testing';
import { act, cleanup, render, screen } from '@testing-library/react';
import english from '../../locales/en.json' with { type: 'json' };
import { SimilarHomes } from './SimilarHomes.tsx';

afterEach(cleanup);

async function show(transport: Transport) {
  const root = exampleRoot({ languageTag: 'en', transport, registry: exampleRegistry() });
  render(
    <RootStoreProvider root={root} texts={createTexts('en', { search: english })}>
      <SimilarHomes id={exampleProperty.id} />
    </RootStoreProvider>,
  );
  await act(async () => new Promise((resolve) => setTimeout(resolve, 50)));
}

const region = () => screen.queryByRole('region', { name: 'Similar homes' });

describe('SimilarHomes', () => {
  it('is not there when there are none', async () => {
    await show(async () => ({ status: 200, body: { propertyArray: [] } }));
    expect(region()).toBeNull();
  });

  it('is not there when they do not come', async () => {
    await show(() => Promise.reject(new Error('offline')));
    expect(region()).toBeNull();
  });
});

import { isLanguageTag } from '@moien/contract';
import { createRootStore, createTexts, RootStoreProvider } from '@moien/shared-lib';
import type { Decorator } from '@storybook/react-webpack5';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { storyEssentials, storyRegistry } from './story-data.ts';
import { storyTexts } from './story-texts.ts';

/** Stores, texts and a router, as a page gives them, from data that does not change. */
export const rootDecorator: Decorator = (Story, { globals }) => {
  const languageTag = isLanguageTag(globals.locale) ? globals.locale : 'en';
  const root = createRootStore({
    transport: async () => async () => Promise.reject(new Error('Stories have no network.')),
    languageTag,
    registry: storyRegistry,
    session: { profile: null },
    essentials: storyEssentials,
  });
  const texts = createTexts(languageTag, storyTexts(languageTag));
  const router = createMemoryRouter([{ path: '*', element: <Story /> }]);
  return (
    <RootStoreProvider root={root} texts={texts}>
      <RouterProvider router={router} />
    </RootStoreProvider>
  );
};

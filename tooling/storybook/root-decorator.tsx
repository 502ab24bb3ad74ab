import { isLanguageTag } from '@moien/contract';
import { createTexts, RootStoreProvider } from '@moien/shared-lib';
import { exampleEssentials, exampleRoot } from '@moien/shared-lib/testing';
import type { Decorator } from '@storybook/react-webpack5';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { storyRegistry } from './story-registry.ts';
import { storyTexts } from './story-texts.ts';

/** Stores, texts and a router, as a page gives them, from data that does not change; a story of the shell brings its own. */
export const rootDecorator: Decorator = (Story, { globals, parameters }) => {
  if (parameters.hasOwnPage) return <Story />;
  const languageTag = isLanguageTag(globals.locale) ? globals.locale : 'en';
  const root = exampleRoot({ languageTag, registry: storyRegistry, essentials: exampleEssentials });
  const texts = createTexts(languageTag, storyTexts(languageTag));
  const router = createMemoryRouter([{ path: '*', element: <Story /> }]);
  return (
    <RootStoreProvider root={root} texts={texts}>
      <RouterProvider router={router} />
    </RootStoreProvider>
  );
};

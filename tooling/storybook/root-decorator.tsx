import { isLanguageTag, type LanguageTag, type Session } from '@moien/contract';
import { createTexts, RootStoreProvider } from '@moien/shared-lib';
import { exampleEssentials, exampleRoot } from '@moien/shared-lib/testing';
import type { Decorator } from '@storybook/react-webpack5';
import { type ReactNode, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { storyRegistry } from './story-registry.ts';
import { storyTexts } from './story-texts.ts';

/**
 * Stores, texts and a router, as a page gives them, from data that does not change; a story of the shell
 * brings its own. Nobody is signed in but whose `parameters.session` it is.
 */
export const rootDecorator: Decorator = (Story, { globals, parameters }) => {
  if (parameters.hasOwnPage) return <Story />;
  const languageTag = isLanguageTag(globals.locale) ? globals.locale : 'en';
  return (
    <StoryRoot
      key={languageTag}
      languageTag={languageTag}
      session={parameters.session as Session | undefined}
    >
      <Story />
    </StoryRoot>
  );
};

type StoryRootProps = { languageTag: LanguageTag; session: Session | undefined; children: ReactNode };

/** Keeps its stores when the story is drawn again: what the story has put into them stays. */
function StoryRoot({ languageTag, session, children }: StoryRootProps) {
  const [root] = useState(() =>
    exampleRoot({
      languageTag,
      registry: storyRegistry,
      essentials: exampleEssentials,
      ...(session && { session }),
    }),
  );
  const [texts] = useState(() => createTexts(languageTag, storyTexts(languageTag)));
  const router = createMemoryRouter([{ path: '*', element: children }]);
  return (
    <RootStoreProvider root={root} texts={texts}>
      <RouterProvider router={router} />
    </RootStoreProvider>
  );
}

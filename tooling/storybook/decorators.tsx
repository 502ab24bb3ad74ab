import type { Decorator } from '@storybook/react-webpack5';
import { useLayoutEffect } from 'react';
import { rootDecorator } from './root-decorator.tsx';

/** Puts the toolbar's theme and language on the document, as the shell does. */
const documentDecorator: Decorator = (Story, { globals }) => {
  const { theme, locale } = globals;
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = String(theme);
    document.documentElement.lang = String(locale);
  }, [theme, locale]);
  return <Story />;
};

/** Around every story, outermost last. */
export const decorators: Decorator[] = [rootDecorator, documentDecorator];

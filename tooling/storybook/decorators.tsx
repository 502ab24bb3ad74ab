import type { Decorator } from '@storybook/react-webpack5';
import { Fragment, useLayoutEffect } from 'react';
import { dressDocument, readGlobals } from './docs/page-globals.ts';
import { settableArgs } from './kit/controls.ts';
import { rootDecorator } from './root-decorator.tsx';

/** Puts the toolbar's theme, language and text size on the document. */
const documentDecorator: Decorator = (Story, context) => {
  const { theme, locale, textSize } = readGlobals(context.globals);
  useLayoutEffect(() => dressDocument({ theme, locale, textSize }), [theme, locale, textSize]);
  return <Story />;
};

/** A component of the kit that keeps what it was given at first begins anew when a control changes it. */
const controlsDecorator: Decorator = (Story, { title, args }) => (
  <Fragment key={title.startsWith('Kit/') ? settableArgs(args) : undefined}>
    <Story />
  </Fragment>
);

/** Around every story, outermost last. */
export const decorators: Decorator[] = [controlsDecorator, rootDecorator, documentDecorator];

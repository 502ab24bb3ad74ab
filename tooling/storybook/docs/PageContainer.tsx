import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { storybookTheme } from '../theme.ts';
import { dressDocument, type Globals, PageGlobals, readGlobals } from './page-globals.ts';

type Channel = DocsContainerProps['context']['channel'];

/** Round every written page: the product's theme, as the toolbar chooses it. */
export default function PageContainer({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const globals = useGlobals(context.channel);
  const { theme: name, locale, textSize } = globals;
  const theme = useMemo(() => storybookTheme(name), [name]);
  useLayoutEffect(() => dressDocument({ theme: name, locale, textSize }), [name, locale, textSize]);
  return (
    <PageGlobals value={globals}>
      <DocsContainer context={context} theme={theme}>
        {children}
      </DocsContainer>
    </PageGlobals>
  );
}

/**
 * The frames of a page tell their own globals on its channel, too: what holds is in the preview of this
 * window.
 */
interface PreviewWindow {
  __STORYBOOK_PREVIEW__?: { storyStoreValue?: { userGlobals: { get(): Record<string, unknown> } } };
}

function currentGlobals(): Globals {
  return readGlobals(
    (window as PreviewWindow).__STORYBOOK_PREVIEW__?.storyStoreValue?.userGlobals.get() ?? {},
  );
}

function useGlobals(channel: Channel): Globals {
  const [globals, setGlobals] = useState(currentGlobals);
  useEffect(() => {
    const follow = () => setGlobals(currentGlobals);
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, [channel]);
  return globals;
}

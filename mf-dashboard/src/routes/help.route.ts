import { defineRoute } from '@moien/shared-lib';
import { helpStore } from '../features/help/help-store.ts';
import { helpTexts } from '../features/help/help-texts.ts';
import { type HelpView, readView } from '../features/help/help-view.ts';
import { HelpPage } from './HelpPage.tsx';

export const helpRoute = defineRoute<{ view: HelpView }>({
  load: async ({ root, url }) => {
    const view = readView(url.searchParams);
    // The page shows its skeleton, or what it knows, until the answer is there.
    root.feature(helpStore).open(view);
    await helpTexts[root.languageTag].load();
    return { view };
  },
  Component: HelpPage,
  head: (_data, _root, t) => ({
    title: t('page-title', { title: t('navigation-help') }),
    description: t('help-description'),
    canonicalPath: '/dashboard/help',
    isIndexed: false,
  }),
});

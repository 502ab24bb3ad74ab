import { defineRoute } from '@moien/shared-lib';
import { helpStore } from '../features/help/help-store.ts';
import { helpTexts } from '../features/help/help-texts.ts';
import { QuestionsPage } from './QuestionsPage.tsx';

export const questionsRoute = defineRoute({
  load: async ({ root }) => {
    // The page shows its skeleton, or what it knows, until the answer is there.
    root.feature(helpStore).open({ about: undefined });
    await helpTexts[root.languageTag].load();
    return {};
  },
  Component: QuestionsPage,
  head: (_data, _root, t) => ({
    title: t('page-title', { title: t('questions-name') }),
    description: t('questions-description'),
    canonicalPath: '/dashboard/faq',
    isIndexed: false,
  }),
});

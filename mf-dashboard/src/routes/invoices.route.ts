import { defineRoute } from '@moien/shared-lib';
import { invoicesStore } from '../features/invoices/invoices-store.ts';
import { invoicesTexts } from '../features/invoices/invoices-texts.ts';
import { type InvoicesView, readView } from '../features/invoices/invoices-view.ts';
import { InvoicesPage } from './InvoicesPage.tsx';

export const invoicesRoute = defineRoute<{ view: InvoicesView }>({
  load: async ({ root, url }) => {
    const view = readView(url.searchParams);
    // The page shows its skeleton, or what it knows, until the list is there.
    root.feature(invoicesStore).open(view);
    await invoicesTexts[root.languageTag].load();
    return { view };
  },
  Component: InvoicesPage,
  head: (_data, _root, t) => ({
    title: t('page-title', { title: t('navigation-invoices') }),
    description: t('invoices-description'),
    canonicalPath: '/dashboard/invoices',
    isIndexed: false,
  }),
});

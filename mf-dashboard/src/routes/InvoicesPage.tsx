import { useFeatureStore } from '@moien/shared-lib';
import { WithTexts } from '@moien/shared-lib/lazy-texts';
import { Invoices } from '../features/invoices/Invoices.tsx';
import { invoicesStore } from '../features/invoices/invoices-store.ts';
import { invoicesTexts } from '../features/invoices/invoices-texts.ts';
import type { InvoicesView } from '../features/invoices/invoices-view.ts';

export function InvoicesPage({ data }: { data: { view: InvoicesView } }) {
  return (
    <WithTexts namespace="invoices" texts={invoicesTexts}>
      <Invoices store={useFeatureStore(invoicesStore)} view={data.view} />
    </WithTexts>
  );
}

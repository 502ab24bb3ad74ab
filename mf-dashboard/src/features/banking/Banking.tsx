import { LoadedPage } from '@moien/shared-lib/dashboard-page';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BankingSkeleton } from './BankingSkeleton.tsx';
import { BankingSteps } from './BankingSteps.tsx';
import type { BankingForm } from './banking-form.ts';
import type { BankingStore } from './banking-store.ts';
import { CardsSection } from './CardsSection.tsx';
import { LazyBankingForm } from './LazyBankingForm.tsx';
import { PayoutsNotice } from './PayoutsNotice.tsx';

type BankingProps = { store: BankingStore; now?: Date };

/** The steps to being paid, and the cards that somebody pays with. */
export const Banking = observer(function Banking({ store, now = new Date() }: BankingProps) {
  const { t } = useTranslation('banking');
  const [form, setForm] = useState<BankingForm>();
  const { information, problem, isLoading } = store;
  const reload = () => void store.load();
  return (
    <LoadedPage
      title={t('title')}
      lead={t('lead')}
      problem={problem}
      problemTexts={{
        offline: { title: t('offline-title'), text: t('offline-text') },
        failed: { title: t('failed-title'), text: t('failed-text') },
        outdated: t('outdated'),
      }}
      isLoading={isLoading}
      retryLabel={t('retry')}
      onRetry={reload}
      skeleton={<BankingSkeleton />}
    >
      {information && (
        <>
          <PayoutsNotice information={information} />
          <BankingSteps information={information} now={now} onOpen={setForm} />
          <CardsSection cards={information.cardArray} onOpen={setForm} onRetry={reload} />
          <LazyBankingForm
            store={store}
            information={information}
            form={form}
            onClose={() => setForm(undefined)}
          />
        </>
      )}
    </LoadedPage>
  );
});

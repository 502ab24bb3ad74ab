import type { Balance as BalanceAnswer } from '@moien/contract';
import { RouteLink } from '@moien/shared-lib';
import { LoadedPage } from '@moien/shared-lib/dashboard-page';
import { buttonAttributes, EmptyState } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Section } from '../page-frame/Section.tsx';
import { BalanceFigures } from './BalanceFigures.tsx';
import { BalanceSkeleton } from './BalanceSkeleton.tsx';
import type { BalanceStore } from './balance-store.ts';
import type { BalanceView } from './balance-view.ts';
import { CurrencySwitch } from './CurrencySwitch.tsx';
import { LazyMonthChart } from './chart/LazyMonthChart.tsx';
import { DebtSection } from './DebtSection.tsx';
import { GroupSection } from './GroupSection.tsx';
import { LedgerSection } from './LedgerSection.tsx';
import { NightLimits } from './NightLimits.tsx';
import { ReleaseList } from './ReleaseList.tsx';

type BalanceProps = { store: BalanceStore; view: BalanceView };

/** Where the money is: four figures, what needs somebody, what comes next, each month, and every line. */
export const Balance = observer(function Balance({ store, view }: BalanceProps) {
  const { t } = useTranslation('balance');
  const { balance, problem, isLoading } = store;
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
      onRetry={() => void store.load(view.group)}
      skeleton={<BalanceSkeleton />}
    >
      {balance && (isEmpty(balance) ? <Nothing /> : <Filled store={store} balance={balance} view={view} />)}
    </LoadedPage>
  );
});

type FilledProps = BalanceProps & { balance: BalanceAnswer };

function Filled({ store, balance, view }: FilledProps) {
  const { t } = useTranslation('balance');
  const { currency, currencyArray, attentionArray, nextArray, monthArray } = balance;
  return (
    <>
      {currencyArray.length > 1 && <CurrencySwitch shown={currency} currencies={currencyArray} />}
      <BalanceFigures balance={balance} view={view} />
      {!view.group && <NightLimits limits={balance.nightLimitArray} />}
      {view.group ? (
        <GroupSection key={view.group} store={store} view={view} group={view.group} />
      ) : (
        <>
          {attentionArray.length > 0 && (
            <Section title={t('attention')}>
              <ReleaseList store={store} releases={attentionArray} label={t('attention')} />
            </Section>
          )}
          <DebtSection balance={balance} />
          {nextArray.length > 0 && (
            <Section title={t('next')}>
              <ReleaseList store={store} releases={nextArray} label={t('next')} />
            </Section>
          )}
          <Section title={t('months')}>
            <LazyMonthChart months={monthArray} currency={currency} />
          </Section>
          <LedgerSection list={store.ledger} />
        </>
      )}
    </>
  );
}

/** Nothing was ever paid here: why, and the way on. */
function Nothing() {
  const { t } = useTranslation('balance');
  return (
    <EmptyState
      title={t('empty-title')}
      text={t('empty-text')}
      action={
        <RouteLink route="banking-information" {...buttonAttributes({ variant: 'primary' })}>
          {t('to-banking')}
        </RouteLink>
      }
    />
  );
}

function isEmpty({ figureArray, ledger }: BalanceAnswer): boolean {
  return figureArray.every(({ count }) => count === 0) && ledger.lineArray.length === 0;
}

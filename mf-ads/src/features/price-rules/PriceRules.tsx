import { RouteLink, useRootStore } from '@moien/shared-lib';
import { LoadedPage } from '@moien/shared-lib/dashboard-page';
import { LeaveQuestion } from '@moien/shared-lib/leave-question';
import {
  buttonAttributes,
  EmptyState,
  formatPrice,
  linkAttributes,
  Notice,
  Skeleton,
} from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { HeaderOfHome } from '../home-pages/HeaderOfHome.tsx';
import { BookingLimits } from './BookingLimits.tsx';
import { Discounts } from './Discounts.tsx';
import { HomeChoice } from './HomeChoice.tsx';
import { OtherHomes } from './OtherHomes.tsx';
import styles from './PriceRules.module.css';
import type { PriceRulesStore } from './price-rules-store.ts';
import { RuleList } from './RuleList.tsx';
import { SaveBar } from './SaveBar.tsx';

/** The rules by which the calendar of a home makes prices, in each state of the page. */
export const PriceRules = observer(function PriceRules({ store }: { store: PriceRulesStore }) {
  const { t } = useTranslation('price-rules');
  const { calendar, home, homes, propertyId } = store;
  const isOfHome = propertyId !== undefined && (home !== undefined || !calendar.calendar);
  return (
    <LoadedPage
      {...(isOfHome
        ? {
            header: (
              <HeaderOfHome
                propertyId={propertyId}
                current="price-rules"
                title={home?.title}
                lead={t('lead')}
              />
            ),
          }
        : { title: t('title'), lead: t('lead') })}
      problem={calendar.problem}
      problemTexts={{
        offline: { title: t('offline-title'), text: t('offline-text') },
        failed: { title: t('failed-title'), text: t('failed-text') },
        outdated: t('outdated'),
      }}
      isLoading={calendar.isLoading}
      retryLabel={t('retry')}
      onRetry={() => void calendar.load()}
      skeleton={<RulesSkeleton />}
    >
      {calendar.calendar &&
        (home ? (
          <RulesOfHome key={home.propertyId} store={store} />
        ) : (
          <EmptyState
            scene="closed"
            title={t(homes.length === 0 ? 'empty-title' : 'unknown-title')}
            text={t(homes.length === 0 ? 'empty-text' : 'unknown-text')}
            action={
              <RouteLink route="ads" {...buttonAttributes({ variant: 'primary' })}>
                {t('to-homes')}
              </RouteLink>
            }
          />
        ))}
    </LoadedPage>
  );
});

const RulesOfHome = observer(function RulesOfHome({ store }: { store: PriceRulesStore }) {
  const { t } = useTranslation('price-rules');
  const { home, propertyId } = store;
  return (
    <div className={styles.rules}>
      <div className={styles.top}>
        <HomeChoice store={store} />
        <BasePrice store={store} />
        {propertyId === undefined && home && (
          <RouteLink
            route="availability"
            search={new URLSearchParams({ property: home.propertyId })}
            {...linkAttributes()}
          >
            {t('to-calendar')}
          </RouteLink>
        )}
      </div>
      <RuleList kind="season" store={store} />
      <RuleList kind="weekday" store={store} />
      <Discounts store={store} />
      <BookingLimits store={store} />
      <OtherHomes store={store} />
      <SaveBar store={store} />
      <LeaveQuestion
        hasUnsaved={store.hasUnsaved}
        onDiscard={() => store.discard()}
        texts={{
          title: t('leave-title'),
          text: t('leave-text'),
          leave: t('leave'),
          stay: t('stay-here'),
          close: t('close'),
        }}
      />
    </div>
  );
});

/** What the rules start from, and where it is changed. */
const BasePrice = observer(function BasePrice({ store: { home } }: { store: PriceRulesStore }) {
  const { t } = useTranslation('price-rules');
  const { languageTag } = useRootStore();
  if (!home) return null;
  const { nightlyPrice, currency, propertyId } = home;
  const link = (
    <RouteLink route="ad-step" parameters={{ propertyId, step: 'price' }} {...linkAttributes()}>
      {t(nightlyPrice === null ? 'set-base-price' : 'change-base-price')}
    </RouteLink>
  );
  if (nightlyPrice === null)
    return (
      <Notice tone="informative" action={link}>
        {t('no-base-price')}
      </Notice>
    );
  return (
    <p className={styles.base}>
      {t('base-price', { price: formatPrice(nightlyPrice, currency, languageTag) })} {link}
    </p>
  );
});

function RulesSkeleton() {
  return (
    <div className={styles.rules}>
      <Skeleton width="half" />
      <Skeleton shape="block" className={styles.skeleton} />
      <Skeleton width="half" />
      <Skeleton shape="block" className={styles.skeleton} />
    </div>
  );
}

import type { RecentFigures as Figures } from '@moien/contract';
import { RouteLink, useRootStore } from '@moien/shared-lib';
import { formatNumber, formatPrice, linkAttributes } from '@moien/shared-lib/ui';
import { useTranslation } from 'react-i18next';
import { Section } from '../page-frame/Section.tsx';
import styles from './RecentFigures.module.css';

/** How a host's homes did in the last thirty days; all of it is one press away. */
export function RecentFigures({ figures }: { figures: Figures }) {
  const { t } = useTranslation('today');
  const { languageTag } = useRootStore();
  const { views, requests, bookings, income, currency } = figures;
  const count = (value: number) => formatNumber(value, languageTag);
  const shown = [
    ['views', count(views)],
    ['requests', count(requests)],
    ['bookings', count(bookings)],
    ...(income !== null && currency !== null
      ? [['income', formatPrice(income, currency, languageTag)] as const]
      : []),
  ] as const;
  return (
    <Section title={t('recent')}>
      <dl className={styles.figures}>
        {shown.map(([name, value]) => (
          <div key={name} className={styles.figure}>
            <dt className={styles.name}>{t(`recent-${name}`)}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
      <div>
        <RouteLink route="statistics" {...linkAttributes({ look: 'alone' })}>
          {t('to-statistics')}
        </RouteLink>
      </div>
    </Section>
  );
}

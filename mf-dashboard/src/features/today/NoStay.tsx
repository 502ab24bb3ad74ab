import { RouteLink } from '@moien/shared-lib';
import { buttonAttributes } from '@moien/shared-lib/ui';
import { useTranslation } from 'react-i18next';
import { Section } from '../page-frame/Section.tsx';
import styles from './Today.module.css';

/** Nothing is booked: the ways to a home. */
export function NoStay() {
  const { t } = useTranslation('today');
  return (
    <Section title={t('next-stay')}>
      <p className={styles.calm}>{t('no-stay')}</p>
      <div className={styles.ways}>
        <RouteLink route="search" {...buttonAttributes({ variant: 'primary' })}>
          {t('find-home')}
        </RouteLink>
        <RouteLink route="favorites" {...buttonAttributes()}>
          {t('to-favorites')}
        </RouteLink>
      </div>
    </Section>
  );
}

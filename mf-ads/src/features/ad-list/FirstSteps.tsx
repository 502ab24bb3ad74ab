import { RouteLink } from '@moien/shared-lib';
import { buttonAttributes } from '@moien/shared-lib/ui';
import { useTranslation } from 'react-i18next';
import styles from './FirstSteps.module.css';

const STEPS = ['describe', 'account', 'publish'] as const;

/** For somebody who cannot be paid yet: the way to a published home, in three steps. */
export function FirstSteps({ hasAds }: { hasAds: boolean }) {
  const { t } = useTranslation('ads');
  return (
    <section className={styles.steps} aria-labelledby="ads-first-steps">
      <h2 id="ads-first-steps" className={styles.title}>
        {t(hasAds ? 'first-steps-title-draft' : 'first-steps-title')}
      </h2>
      <ol className={styles.list}>
        {STEPS.map((step, index) => (
          <li key={step} className={styles.step}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <h3 className={styles.name}>{t(`first-step-${step}`)}</h3>
            <p className={styles.text}>{t(`first-step-${step}-text`)}</p>
          </li>
        ))}
      </ol>
      <div className={styles.actions}>
        <RouteLink route="ad-new" {...buttonAttributes({ variant: hasAds ? 'secondary' : 'primary' })}>
          {t('new-ad')}
        </RouteLink>
        <RouteLink
          route="banking-information"
          {...buttonAttributes({ variant: hasAds ? 'primary' : 'secondary' })}
        >
          {t('to-banking')}
        </RouteLink>
      </div>
    </section>
  );
}

import type { SiteOperator } from '@moien/contract';
import { Icon } from '@moien/shared-lib/ui';
import Building from 'lucide-react/icons/building-2';
import Clock from 'lucide-react/icons/clock-3';
import Languages from 'lucide-react/icons/languages';
import Mail from 'lucide-react/icons/mail';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { useTranslation } from 'react-i18next';
import { PageLink } from '../PageLink.tsx';
import styles from './WhatWeAnswer.module.css';

type WhatWeAnswerProps = { address: string | undefined; operator: SiteOperator | undefined };

/**
 * Beside the form: how fast we answer, in which languages, what happens with the message, another way to
 * write, and who we are.
 */
export function WhatWeAnswer({ address, operator }: WhatWeAnswerProps) {
  const { t } = useTranslation('pages');
  return (
    <aside className={styles.aside} aria-label={t('contact-good-to-know')}>
      <div className={styles.fact}>
        <Icon of={Clock} />
        <h2 className={styles.title}>{t('contact-speed-title')}</h2>
        <p>{t('contact-speed-text')}</p>
      </div>
      <div className={styles.fact}>
        <Icon of={Languages} />
        <h2 className={styles.title}>{t('contact-languages-title')}</h2>
        <p>
          {t('contact-languages-text')} <PageLink page="faq">{t('faq')}</PageLink>
        </p>
      </div>
      <div className={styles.fact}>
        <Icon of={ShieldCheck} />
        <h2 className={styles.title}>{t('contact-data-title')}</h2>
        <p>
          {t('contact-data-text')} <PageLink page="privacy-policy">{t('privacy-policy')}</PageLink>
        </p>
      </div>
      {address && (
        <div className={styles.fact}>
          <Icon of={Mail} />
          <h2 className={styles.title}>{t('contact-mail-title')}</h2>
          <p>
            <a className={styles.address} href={`mailto:${address}`}>
              {address}
            </a>
          </p>
        </div>
      )}
      {operator && (
        <div className={styles.fact} id="who-we-are">
          <Icon of={Building} />
          <h2 className={styles.title}>{t('contact-operator-title')}</h2>
          <address className={styles.operator}>
            <span>{operator.name}</span>
            <span>{operator.address}</span>
          </address>
        </div>
      )}
    </aside>
  );
}

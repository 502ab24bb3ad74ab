import { INCOME_RENT_RATIO, type IncomeProof as Proof } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { Button, formatDay, formatPrice } from '@moien/shared-lib/ui';
import { useTranslation } from 'react-i18next';
import { Section } from '../../page-frame/Section.tsx';
import styles from '../supporting-document/SupportingDocument.module.css';

/** What a tenant says of their income, signed, without a document. */
export function IncomeProof({ proof }: { proof: Proof }) {
  const { t } = useTranslation('rental-file');
  const { languageTag, toast } = useRootStore();
  const { monthlyRent, day, token } = proof;
  const copy = async () => {
    await navigator.clipboard.writeText(token);
    toast.show('success', t('proof-copied'));
  };
  return (
    <Section title={t('proof-title')}>
      <p>
        {t('proof-text', {
          ratio: INCOME_RENT_RATIO,
          rent: formatPrice(monthlyRent, 'EUR', languageTag),
          day: formatDay(day, languageTag),
        })}
      </p>
      <p className={styles.soft}>{t('proof-note')}</p>
      <div>
        <Button onClick={() => void copy()}>{t('proof-copy')}</Button>
      </div>
    </Section>
  );
}

import { NEVER_ASKED, type RentalFileSettings } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { Accordion, AccordionItem, Button, formatPrice } from '@moien/shared-lib/ui';
import { useTranslation } from 'react-i18next';
import { Section } from '../page-frame/Section.tsx';
import styles from './RentalFile.module.css';
import { RuleSource } from './RuleSource.tsx';

type FileSettingsProps = { settings: RentalFileSettings; onChange: () => void };

/** For which country and household the file is, and what landlords there may ask for. */
export function FileSettings({ settings, onChange }: FileSettingsProps) {
  const { t } = useTranslation('rental-file');
  const { languageTag } = useRootStore();
  const { countryCode, household, monthlyIncome } = settings;
  const facts = [
    ['country', t(`country-${countryCode}`)],
    ['household', t(`household-${household}`)],
    ['income', monthlyIncome === null ? t('income-none') : formatPrice(monthlyIncome, 'EUR', languageTag)],
  ] as const;
  return (
    <Section title={t('settings')}>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className={styles.soft}>{t(`settings-${name}`)}</dt>
            <dd className={styles.fact}>{value}</dd>
          </div>
        ))}
      </dl>
      <div>
        <Button onClick={onChange}>{t('settings-change')}</Button>
      </div>
      <Accordion>
        <AccordionItem title={t('rules-title')}>
          <Rules countryCode={countryCode} />
        </AccordionItem>
      </Accordion>
    </Section>
  );
}

function Rules({ countryCode }: Pick<RentalFileSettings, 'countryCode'>) {
  const { t } = useTranslation('rental-file');
  return (
    <div className={styles.rules}>
      <p>{t(`rules-${countryCode}`)}</p>
      {countryCode === 'FR' && (
        <ul className={styles.never}>
          {NEVER_ASKED.map((name) => (
            <li key={name}>{t(`never-${name}`)}</li>
          ))}
        </ul>
      )}
      <RuleSource countryCode={countryCode} />
    </div>
  );
}

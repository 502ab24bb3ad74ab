import { ABOUT_MAXIMUM, PERSON_NAME_MAXIMUM } from '@moien/contract';
import { RouteLink } from '@moien/shared-lib';
import { Button, linkAttributes, Notice, Textarea, TextField } from '@moien/shared-lib/ui';
import { type FormEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '../page-frame/Section.tsx';
import { AddressFields } from './AddressFields.tsx';
import type { DetailsDraft } from './details-draft.ts';
import { LanguagesField } from './LanguagesField.tsx';
import styles from './PersonalDetails.module.css';
import { type SavingProps, useSaving } from './use-saving.ts';

type DetailsFormProps = SavingProps & {
  onChange: (draft: DetailsDraft) => void;
  /** What is saved instead of what stands in the form. */
  onTakeSaved: () => void;
};

/** What is typed stays on the page until it is saved, also when that fails. */
export function DetailsForm({ onChange, onTakeSaved, ...saving }: DetailsFormProps) {
  const { draft } = saving;
  const { t } = useTranslation('personal-details');
  const { element, errorOf, problem, forget, isBusy, submit } = useSaving(saving);
  // Below both names: above one of them it would push that one down.
  const hintId = useId();
  const change = (part: Partial<DetailsDraft>) => onChange({ ...draft, ...part });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };
  const takeSaved = () => {
    forget();
    onTakeSaved();
  };
  return (
    <form ref={element} className={styles.fields} method="post" noValidate onSubmit={onSubmit}>
      <Section title={t('name-title')}>
        <div className={styles.pair}>
          <TextField
            name="firstName"
            label={t('first-name')}
            value={draft.firstName}
            maxLength={PERSON_NAME_MAXIMUM}
            autoComplete="given-name"
            error={errorOf('firstName')}
            onChange={({ target }) => change({ firstName: target.value })}
            required
          />
          <TextField
            name="lastName"
            label={t('last-name')}
            aria-describedby={hintId}
            value={draft.lastName}
            maxLength={PERSON_NAME_MAXIMUM}
            autoComplete="family-name"
            error={errorOf('lastName')}
            onChange={({ target }) => change({ lastName: target.value })}
            required
          />
        </div>
        <p id={hintId} className={styles.soft}>
          {t('last-name-hint')}
        </p>
      </Section>
      <Section title={t('about-title')}>
        <Textarea
          name="about"
          label={t('about')}
          note={t('optional')}
          hint={t('about-hint', { maximum: ABOUT_MAXIMUM })}
          value={draft.about}
          maxLength={ABOUT_MAXIMUM}
          error={errorOf('about')}
          onChange={({ target }) => change({ about: target.value })}
        />
        <LanguagesField
          chosen={draft.languageTagArray}
          onChange={(languageTagArray) => change({ languageTagArray })}
        />
      </Section>
      <Section title={t('address-title')}>
        <p className={styles.soft}>{t('address-text')}</p>
        <AddressFields
          address={draft.address}
          errorOf={errorOf}
          onChange={(address) => change({ address })}
        />
        <p className={styles.soft}>
          {t('birth-date-text')}{' '}
          <RouteLink route="banking-information" {...linkAttributes()}>
            {t('banking')}
          </RouteLink>
        </p>
      </Section>
      {problem && (
        <Notice
          tone="error"
          isAlert
          action={problem.isConflict && <Button onClick={takeSaved}>{t('take-saved')}</Button>}
        >
          {problem.text}
        </Notice>
      )}
      <div>
        <Button type="submit" variant="primary" isBusy={isBusy}>
          {t('save')}
        </Button>
      </div>
    </form>
  );
}

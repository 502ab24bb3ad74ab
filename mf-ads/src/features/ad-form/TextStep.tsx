import { AD_DESCRIPTION_MAXIMUM, AD_TITLE_MAXIMUM, LANGUAGE_TAGS, type LanguageTag } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { Textarea, TextField } from '@moien/shared-lib/ui';
import { Tabs } from '@moien/shared-lib/ui/tabs';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import styles from './AdForm.module.css';
import { useLanguageName } from './language-name.ts';
import type { StepProps } from './step-props.ts';

/** Title and description in one to three languages, that of the page first. */
export const TextStep = observer(function TextStep({ store, ad }: StepProps) {
  const { t } = useTranslation('ad-form');
  const { languageTag } = useRootStore();
  const nameOf = useLanguageName();
  const languages = [languageTag, ...LANGUAGE_TAGS.filter((tag) => tag !== languageTag)];
  return (
    <>
      <p className={styles.lead}>{t('text-lead')}</p>
      <Tabs
        label={t('languages')}
        tabs={languages.map((tag) => ({
          id: tag,
          label: nameOf(tag),
          content: <TextFields language={tag} store={store} ad={ad} />,
        }))}
      />
    </>
  );
});

const TextFields = observer(function TextFields({
  language,
  store,
  ad,
}: StepProps & { language: LanguageTag }) {
  const { t } = useTranslation('ad-form');
  const text = ad.textArray.find((known) => known.language === language);
  const change = (part: 'title' | 'description', value: string) =>
    store.change({ texts: { [language]: { [part]: value } } });
  return (
    <div className={styles.fields}>
      <TextField
        label={t('title')}
        hint={t('title-hint')}
        lang={language}
        maxLength={AD_TITLE_MAXIMUM}
        value={text?.title ?? ''}
        onChange={({ currentTarget: { value } }) => change('title', value)}
        onBlur={() => store.leave()}
      />
      <Textarea
        label={t('description')}
        hint={t('description-hint')}
        lang={language}
        rows={8}
        maxLength={AD_DESCRIPTION_MAXIMUM}
        value={text?.description ?? ''}
        onChange={({ currentTarget: { value } }) => change('description', value)}
        onBlur={() => store.leave()}
      />
    </div>
  );
});

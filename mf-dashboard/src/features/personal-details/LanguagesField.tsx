import { SPOKEN_LANGUAGES_MAXIMUM } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { Button, Icon, Select } from '@moien/shared-lib/ui';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './LanguagesField.module.css';
import { languageNamer, offeredLanguages } from './spoken-languages.ts';

type LanguagesFieldProps = { chosen: readonly string[]; onChange: (chosen: string[]) => void };

/** Which languages somebody speaks: each can be taken away, and others are added from a list. */
export const LanguagesField = observer(function LanguagesField({ chosen, onChange }: LanguagesFieldProps) {
  const { t } = useTranslation('personal-details');
  const { languageTag } = useRootStore();
  const [next, setNext] = useState('');
  const select = useRef<HTMLSelectElement>(null);
  const nameOf = languageNamer(languageTag);
  const isFull = chosen.length >= SPOKEN_LANGUAGES_MAXIMUM;
  const add = () => {
    if (next !== '' && !isFull) onChange([...chosen, next]);
    setNext('');
    select.current?.focus();
  };
  // The button that is pressed goes: the list takes the focus.
  const remove = (tag: string) => {
    onChange(chosen.filter((one) => one !== tag));
    select.current?.focus();
  };
  return (
    <fieldset className={styles.languages}>
      <legend className={styles.legend}>{t('languages')}</legend>
      {chosen.length > 0 && (
        <ul className={styles.chosen}>
          {chosen.map((tag) => (
            <li key={tag}>
              <button
                type="button"
                className={styles.language}
                aria-label={t('language-remove', { language: nameOf(tag) })}
                onClick={() => remove(tag)}
              >
                {nameOf(tag)} <Icon of={X} size="small" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.add}>
        <Select
          ref={select}
          label={t('language-next')}
          hint={isFull ? t('languages-full', { count: SPOKEN_LANGUAGES_MAXIMUM }) : undefined}
          value={next}
          onChange={({ target }) => setNext(target.value)}
        >
          <option value="">{t('choose')}</option>
          {offeredLanguages(chosen, languageTag).map(({ tag, name }) => (
            <option key={tag} value={tag}>
              {name}
            </option>
          ))}
        </Select>
        <Button aria-disabled={next === '' || isFull} onClick={add}>
          <Icon of={Plus} /> {t('language-add')}
        </Button>
      </div>
    </fieldset>
  );
});

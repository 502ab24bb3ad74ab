import { type City, LOCATION_SEARCH_DEBOUNCE_MILLISECONDS } from '@moien/contract';
import { useFeatureStore, useRootStore } from '@moien/shared-lib';
import { IconButton } from '@moien/shared-lib/ui';
import Search from 'lucide-react/icons/search';
import { observer } from 'mobx-react-lite';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { staySearch } from '../results/stay-search.ts';
import { locationStore } from './location-store.ts';
import { Places } from './Places.tsx';
import styles from './SearchBar.module.css';
import { usePopup } from './use-popup.ts';

/** Where to: cities are looked up one second after typing pauses (specification §4), at once with Enter. */
export const SearchBar = observer(function SearchBar() {
  const { t } = useTranslation('search');
  const { navigation } = useRootStore();
  const location = useFeatureStore(locationStore);
  const [term, setTerm] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const popup = usePopup(input);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const listId = useId();

  useEffect(() => () => clearTimeout(pause.current), []);

  const type = (typed: string) => {
    setTerm(typed);
    popup.setOpen(true);
    clearTimeout(pause.current);
    pause.current = setTimeout(() => void location.search(typed), LOCATION_SEARCH_DEBOUNCE_MILLISECONDS);
  };
  const choose = (city: City) => {
    setTerm('');
    popup.setOpen(false);
    location.clear();
    const search = staySearch(new URLSearchParams(window.location.search));
    search.set('cityId', String(city.id));
    navigation.go({ route: 'search', search });
  };
  const chooseFromList = (city: City) => {
    // A keyboard on the screen would stay over the homes.
    input.current?.blur();
    choose(city);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    clearTimeout(pause.current);
    popup.setOpen(true);
    const [city] = await location.search(term);
    if (city) choose(city);
  };

  const cities = popup.isOpen ? location.cities : [];
  const hasFoundNothing = popup.isOpen && location.hasFoundNothing;
  return (
    <search className={styles.bar} {...popup.attributes}>
      <form className={styles.form} onSubmit={submit}>
        <input
          ref={input}
          className={styles.input}
          type="search"
          value={term}
          onChange={(event) => type(event.target.value)}
          aria-label={t('where-to')}
          placeholder={t('where-to')}
          aria-controls={listId}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={100}
        />
        <IconButton
          label={t('search')}
          icon={Search}
          type="submit"
          onMouseDown={(event) => event.preventDefault()}
        />
      </form>
      <Places id={listId} cities={cities} onChoose={chooseFromList} />
      <p role="status" className={hasFoundNothing ? styles.note : styles.announcement}>
        {hasFoundNothing && t('no-place-found')}
        {cities.length > 0 && t('places-found')}
      </p>
      {popup.isOpen && location.hasFailed && (
        <p role="alert" className={styles.alert}>
          {t('place-search-failed')}
        </p>
      )}
    </search>
  );
});

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
  /** Not yet searched; without it the bar says where the homes of the page are. */
  const [typed, setTyped] = useState<string>();
  const term = typed ?? location.shownName;
  const input = useRef<HTMLInputElement>(null);
  const popup = usePopup(input);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const listId = useId();

  useEffect(() => () => clearTimeout(pause.current), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: of another page's place nothing was typed, unless somebody types just now
  useEffect(() => {
    if (document.activeElement !== input.current) setTyped(undefined);
    else if (typed === undefined) input.current?.select();
  }, [location.shownCityId]);

  const type = (value: string) => {
    setTyped(value);
    popup.setOpen(true);
    clearTimeout(pause.current);
    pause.current = setTimeout(() => {
      if (value.trim() === '' && location.shownCityId !== undefined) goTo(undefined);
      else void location.search(value);
    }, LOCATION_SEARCH_DEBOUNCE_MILLISECONDS);
  };
  const goTo = (cityId: number | undefined) => {
    setTyped(undefined);
    popup.setOpen(false);
    location.clear();
    location.show(cityId);
    const search = staySearch(new URLSearchParams(window.location.search));
    if (cityId !== undefined) search.set('cityId', String(cityId));
    navigation.go({ route: 'search', search });
  };
  const choose = (city: City) => {
    location.choose(city);
    goTo(city.id);
  };
  const chooseFromList = (city: City) => {
    // A keyboard on the screen would stay over the homes.
    input.current?.blur();
    choose(city);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    clearTimeout(pause.current);
    if (term.trim() === '') return goTo(undefined);
    if (typed === undefined) return goTo(location.shownCityId);
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
          // What is typed replaces the place that is shown.
          onFocus={({ target }) => typed === undefined && target.select()}
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

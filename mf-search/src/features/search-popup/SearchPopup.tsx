import { readStored, useBackCloses, useFeatureStore, useRootStore, writeStored } from '@moien/shared-lib';
import { Accordion, AccordionItem, Dialog } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { placeNames } from '../search-state/place-names.ts';
import { searchStore } from '../search-state/search-store.ts';
import { guestCountsOf, placeOf, prefillGuests } from '../search-state/search-transitions.ts';
import { useSearchSummary } from '../search-state/use-search-summary.ts';
import { GuestsSection } from './GuestsSection.tsx';
import { PopupFooter } from './PopupFooter.tsx';
import { PlaceSearch } from './place-search.ts';
import { keepRecentPlace } from './recent-places.ts';
import styles from './SearchPopup.module.css';
import type { SearchSection } from './search-section.ts';
import { usePlaceChoice } from './use-place-choice.ts';
import { useSections } from './use-sections.ts';
import { loadStayPicker, WhenSection } from './WhenSection.tsx';
import { WhereSection } from './WhereSection.tsx';

export type SearchPopupProps = {
  /** Open at first. */
  section: SearchSection;
  /** Without its choices: by Escape, by its button, by a press beside it. */
  onClose: () => void;
  /** Its choices become the page's. */
  onShow: () => void;
};

/**
 * Where to, when and who (specification §2). What is chosen is tried at once, and goes to the address with
 * Show results.
 */
export const SearchPopup = observer(function SearchPopup({ section, onClose, onShow }: SearchPopupProps) {
  const { t } = useTranslation('search');
  const search = useFeatureStore(searchStore);
  const places = usePlaces();
  const sections = useSections(section);
  const choice = usePlaceChoice(places, () => sections.goTo('when'));
  const { place, stay, guests } = useSearchSummary(search.current);
  const keep = useKeepForNextTime();
  useBackCloses(true, onClose);

  useEffect(() => {
    search.change((query) => prefillGuests(query, readStored('guest-counts')));
    loadStayPicker().catch(() => undefined);
    return () => search.cancel();
  }, [search]);

  const show = async () => {
    // What was typed is meant, too.
    if (places.isOpen && !(await choice.chooseTyped())) return sections.goToField('where');
    keep();
    void search.apply();
    onShow();
  };
  const clear = () => {
    places.settle('');
    search.clear();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('search-popup-title')}
      closeLabel={t('close')}
      className={styles.popup}
      footer={<PopupFooter onClear={clear} onShow={() => void show()} />}
    >
      <Accordion>
        <AccordionItem
          {...sections.attributesOf('where')}
          title={t('where-to')}
          headingLevel={3}
          summary={place ?? t('anywhere')}
        >
          <WhereSection places={places} choice={choice} />
        </AccordionItem>
        <AccordionItem
          {...sections.attributesOf('when')}
          title={t('when-to')}
          headingLevel={3}
          summary={stay ?? t('add-dates')}
        >
          <WhenSection isWanted={sections.wasOpened('when')} />
        </AccordionItem>
        <AccordionItem
          {...sections.attributesOf('who')}
          title={t('who-comes')}
          headingLevel={3}
          summary={guests ?? t('add-guests')}
        >
          <GuestsSection />
        </AccordionItem>
      </Accordion>
    </Dialog>
  );
});

/** What is typed, which begins with the city that is shown. */
function usePlaces(): PlaceSearch {
  const root = useRootStore();
  const [places] = useState(() => {
    const place = placeOf(root.feature(searchStore).current);
    const name = place?.kind === 'city' ? root.feature(placeNames).ofCity(place.cityId) : undefined;
    return new PlaceSearch(root, name ?? '');
  });
  useEffect(() => () => places.stop(), [places]);
  return places;
}

/** What this browser remembers of a search that is shown. */
function useKeepForNextTime(): () => void {
  const search = useFeatureStore(searchStore);
  const names = useFeatureStore(placeNames);
  return () => {
    const { current } = search;
    writeStored('guest-counts', guestCountsOf(current));
    const place = placeOf(current);
    const name = place?.kind === 'city' ? names.ofCity(place.cityId) : undefined;
    if (place?.kind === 'city' && name !== undefined) keepRecentPlace({ id: place.cityId, name });
  };
}

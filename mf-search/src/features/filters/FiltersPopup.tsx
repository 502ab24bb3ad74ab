import { useBackCloses, useFeatureStore } from '@moien/shared-lib';
import { Sheet } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useContext, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { searchStore } from '../search-state/search-store.ts';
import { ChoiceChips } from './ActiveFilters.tsx';
import { activeFilters } from './active-choices.ts';
import { DatesSection } from './DatesSection.tsx';
import { FeaturesSection } from './FeaturesSection.tsx';
import { FiltersFooter } from './FiltersFooter.tsx';
import styles from './FiltersPopup.module.css';
import { FilterView } from './filter-view.ts';
import { FilterViewContext } from './filter-view-context.ts';
import { PlaceSection } from './PlaceSection.tsx';
import { PriceSection } from './PriceSection.tsx';
import { ImmediateSection, TermSection } from './TermSection.tsx';
import { TypeSections } from './TypeSections.tsx';
import { useIsSlow } from './use-is-slow.ts';

export type FiltersPopupProps = { isOpen: boolean; onClose: () => void };

/**
 * Everything that homes can be chosen by; nothing of it holds until it is applied. A sheet on phones, a
 * dialog where it is wide.
 */
export function FiltersPopup({ isOpen, onClose }: FiltersPopupProps) {
  const { t } = useTranslation('search');
  const search = useFeatureStore(searchStore);
  const [view] = useState(() => new FilterView(search));
  const isDrawn = useIsDrawn(isOpen);
  useBackCloses(isOpen, onClose);
  const apply = () => {
    void search.apply();
    onClose();
  };
  return (
    <FilterViewContext value={view}>
      <Sheet
        className={styles.popup}
        isOpen={isOpen}
        onClose={onClose}
        title={t('filters')}
        closeLabel={t('close')}
        footer={isDrawn && <FiltersFooter onApply={apply} />}
      >
        {isDrawn && (
          <WaitingFrame>
            <Chips />
            <WideNote />
            <TermSection />
            <PriceSection />
            <PlaceSection />
            <DatesSection />
            <ImmediateSection />
            <TypeSections />
            <FeaturesSection />
          </WaitingFrame>
        )}
      </Sheet>
    </FilterViewContext>
  );
}

/** Numbers of an earlier choice are dimmed by the style sheet, so that no part need be drawn anew for it. */
const WaitingFrame = observer(function WaitingFrame({ children }: { children: ReactNode }) {
  const { isWaiting, hasFailed } = useContext(FilterViewContext);
  const isSlow = useIsSlow(isWaiting);
  return (
    <div
      className={styles.sections}
      data-numbers={isWaiting ? 'waiting' : hasFailed ? 'old' : 'known'}
      data-dimmed={hasFailed || isSlow || undefined}
      aria-busy={isWaiting}
    >
      {children}
    </div>
  );
});

const Chips = observer(function Chips() {
  const { t } = useTranslation('search');
  const view = useContext(FilterViewContext);
  const query = view.search.current;
  const choices = activeFilters(query);
  if (choices.length === 0) return null;
  return (
    <ChoiceChips
      choices={choices}
      query={query}
      label={t('filters-chosen')}
      onDrop={({ without }) => view.change(without)}
    />
  );
});

const WideNote = observer(function WideNote() {
  const { t } = useTranslation('search');
  const { isTooWide } = useContext(FilterViewContext);
  return isTooWide && <p className={styles.note}>{t('filters-too-wide')}</p>;
});

const CLOSING_MILLISECONDS = 400;

/** As long as it can be seen: while it is open and while it glides away. */
function useIsDrawn(isOpen: boolean): boolean {
  const [isLingering, setLingering] = useState(false);
  useEffect(() => {
    if (!isOpen) return;
    setLingering(true);
    return () => {
      setTimeout(() => setLingering(false), CLOSING_MILLISECONDS);
    };
  }, [isOpen]);
  return isOpen || isLingering;
}

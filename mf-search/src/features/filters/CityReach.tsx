import { RANGE_DISTANCE_MAXIMUM } from '@moien/contract';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { setRangeDistance } from '../search-state/search-transitions.ts';
import choiceStyles from './ChoiceParts.module.css';
import styles from './FiltersPopup.module.css';
import { FilterViewContext } from './filter-view-context.ts';

/** With which the circle begins, in kilometres. */
const FIRST_DISTANCE = 25;

type CityReachProps = {
  place: string | undefined;
  /** How far; shown once homes around the city are wanted. */
  children: ReactNode;
};

/** In a city alone, or around it as well. */
export const CityReach = observer(function CityReach({ place, children }: CityReachProps) {
  const { t } = useTranslation('search');
  const view = useContext(FilterViewContext);
  const { rangeDistance = RANGE_DISTANCE_MAXIMUM } = view.search.current.locationParameters;
  const isAround = rangeDistance < RANGE_DISTANCE_MAXIMUM;
  const choose = (kilometres: number | undefined) =>
    view.change((query) => setRangeDistance(query, kilometres));
  const option = (isChosen: boolean, text: string, distance: number | undefined) => (
    <button
      type="button"
      className={choiceStyles.choice}
      aria-pressed={isChosen}
      onClick={() => isChosen || choose(distance)}
    >
      {text}
    </button>
  );
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset's legend would stand in the frame */}
      <div role="group" aria-label={t('place-and-radius')} className={styles.terms}>
        {option(!isAround, t('radius-only-in', { place }), undefined)}
        {option(isAround, t('radius-around'), FIRST_DISTANCE)}
      </div>
      {isAround && children}
    </>
  );
});

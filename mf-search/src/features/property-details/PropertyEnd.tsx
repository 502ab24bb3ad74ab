import type { Property } from '@moien/contract';
import { useFeatureStore } from '@moien/shared-lib';
import { observer } from 'mobx-react-lite';
import { shownTerm } from '../booking-box/shown-term.ts';
import { writeStay } from '../booking-box/stay-parameters.ts';
import { stayStore } from '../booking-box/stay-store.ts';
import { ReportButton } from '../report/ReportButton.tsx';
import { SimilarHomes } from '../similar-homes/SimilarHomes.tsx';
import styles from './PropertyDetails.module.css';

/** What follows a home: telling us that something is wrong with it, and other homes for the same stay. */
export const PropertyEnd = observer(function PropertyEnd({ property }: { property: Property }) {
  const { id } = property;
  const stays = useFeatureStore(stayStore);
  const { range, guests } = stays.stayOf(id);
  // Similar homes are quoted by the night alone; by the month they say their monthly price.
  const term = shownTerm(property, stays.termOf(id));
  const stay = writeStay({ range: term === 'night' ? range : {}, guests }, new URLSearchParams());
  return (
    <>
      <div className={styles.report}>
        <ReportButton propertyId={id} />
      </div>
      <SimilarHomes id={id} stay={stay.toString()} term={term} />
    </>
  );
});

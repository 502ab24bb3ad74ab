import { useFeatureStore } from '@moien/shared-lib';
import { observer } from 'mobx-react-lite';
import { writeStay } from '../booking-box/stay-parameters.ts';
import { stayStore } from '../booking-box/stay-store.ts';
import { ReportButton } from '../report/ReportButton.tsx';
import { SimilarHomes } from '../similar-homes/SimilarHomes.tsx';
import styles from './PropertyDetails.module.css';

/** What follows a home: telling us that something is wrong with it, and other homes for the same stay. */
export const PropertyEnd = observer(function PropertyEnd({ id }: { id: string }) {
  const stay = useFeatureStore(stayStore).stayOf(id);
  return (
    <>
      <div className={styles.report}>
        <ReportButton propertyId={id} />
      </div>
      <SimilarHomes id={id} stay={writeStay(stay, new URLSearchParams()).toString()} />
    </>
  );
});

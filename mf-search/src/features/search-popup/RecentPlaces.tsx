import { type RecentPlace, useFeatureStore } from '@moien/shared-lib';
import { Button, Icon } from '@moien/shared-lib/ui';
import History from 'lucide-react/icons/history';
import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { placeNames } from '../search-state/place-names.ts';
import { readRecentPlaces } from './recent-places.ts';
import styles from './SearchPopup.module.css';

/** Cities that were searched before in this browser. */
export const RecentPlaces = observer(function RecentPlaces({
  onChoose,
}: {
  onChoose: (place: RecentPlace) => void;
}) {
  const { t } = useTranslation('search');
  const names = useFeatureStore(placeNames);
  const [places] = useState(readRecentPlaces);
  const headingId = useId();
  if (places.length === 0) return null;
  return (
    <div className={styles.recent}>
      <h4 className={styles.subheading} id={headingId}>
        {t('recent-places')}
      </h4>
      <ul className={styles.recentList} aria-labelledby={headingId}>
        {places.map((place) => (
          <li key={place.id}>
            <Button onClick={() => onChoose(place)}>
              <Icon of={History} />
              {/* In the language of the page, where the essentials know the city. */}
              {names.ofCity(place.id) ?? place.name}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
});

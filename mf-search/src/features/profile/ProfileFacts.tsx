import type { PublicProfile } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { formatDay, formatNumber } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import styles from './ProfileDetails.module.css';
import { answerTime, languageNames } from './profile-texts.ts';

/** What is known of somebody, each only where it is. */
export const ProfileFacts = observer(function ProfileFacts({ profile }: { profile: PublicProfile }) {
  const { t } = useTranslation('search');
  const { languageTag } = useRootStore();
  const { ratingAverage, reviewCount, isRatedElsewhere, propertyCount } = profile;
  const { languageTagArray = [], answerMinutes } = profile;
  const month = formatDay(profile.creationTimestamp.slice(0, 10), languageTag, 'month');
  return (
    <ul className={styles.facts}>
      <li>{t('member-since', { month })}</li>
      {ratingAverage !== null && reviewCount > 0 && (
        <li>
          <span aria-hidden="true">★ </span>
          {t(isRatedElsewhere ? 'rating-elsewhere' : 'rating-of-reviews', {
            rating: formatNumber(ratingAverage, languageTag, 1),
            count: reviewCount,
          })}
        </li>
      )}
      <li>{t('home-count', { count: propertyCount })}</li>
      {languageTagArray.length > 0 && (
        <li>{t('speaks', { languages: languageNames(languageTagArray, languageTag) })}</li>
      )}
      {answerMinutes !== undefined && <li>{answerTime(answerMinutes, t)}</li>}
    </ul>
  );
});

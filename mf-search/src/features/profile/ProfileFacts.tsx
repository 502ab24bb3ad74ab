import type { PublicProfile } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { formatDay, formatLanguages, formatNumber, Icon } from '@moien/shared-lib/ui';
import type { LucideIcon } from 'lucide-react';
import CalendarDays from 'lucide-react/icons/calendar-days';
import House from 'lucide-react/icons/house';
import Languages from 'lucide-react/icons/languages';
import MessageCircle from 'lucide-react/icons/message-circle';
import Star from 'lucide-react/icons/star';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import styles from './ProfileDetails.module.css';
import { answerTime } from './profile-texts.ts';

/** What is known of somebody, each only where it is. */
export const ProfileFacts = observer(function ProfileFacts({ profile }: { profile: PublicProfile }) {
  const { t } = useTranslation('search');
  const { languageTag } = useRootStore();
  const { ratingAverage, reviewCount, isRatedElsewhere, propertyCount } = profile;
  const { languageTagArray = [], answerMinutes } = profile;
  const month = formatDay(profile.creationTimestamp.slice(0, 10), languageTag, 'month');
  const isRated = ratingAverage !== null && reviewCount > 0;
  const rating = isRated && {
    rating: formatNumber(ratingAverage, languageTag, 1),
    count: reviewCount,
  };
  const languages = formatLanguages(languageTagArray, languageTag);
  const facts: [icon: LucideIcon, text: string | false][] = [
    [Star, rating && t(isRatedElsewhere ? 'rating-elsewhere' : 'rating-of-reviews', rating)],
    [House, t('home-count', { count: propertyCount })],
    [MessageCircle, answerMinutes !== undefined && answerTime(answerMinutes, t)],
    [Languages, languageTagArray.length > 0 && t('speaks', { languages })],
    [CalendarDays, t('member-since', { month })],
  ];
  return (
    <ul className={styles.facts}>
      {facts.map(
        ([icon, text]) =>
          text && (
            <li key={text} className={styles.fact}>
              <Icon of={icon} size="small" />
              <span>{text}</span>
            </li>
          ),
      )}
    </ul>
  );
});

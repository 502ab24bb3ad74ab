import { imageUrl, type Property } from '@moien/contract';
import { useFeatureStore, useRootStore } from '@moien/shared-lib';
import { Avatar, formatDay, formatLanguages } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { answerTime } from '../profile/profile-texts.ts';
import styles from './Checkout.module.css';
import { hostStore } from './host-store.ts';

/** Who is asked: how soon they answer, what they speak and since when they are here, as far as is known. */
export const HostBrief = observer(function HostBrief({ owner }: Pick<Property, 'owner'>) {
  const { t } = useTranslation('checkout');
  const facts = useHostFacts(owner.userId);
  const { firstName, imagePath } = owner;
  return (
    <div className={styles.host}>
      <Avatar
        firstName={firstName}
        size="medium"
        url={imagePath === null ? undefined : imageUrl(imagePath, 512)}
      />
      <div className={styles.homeTexts}>
        <p className={styles.homeTitle}>{t('host', { name: firstName })}</p>
        {facts.map((fact) => (
          <p key={fact} className={styles.quiet}>
            {fact}
          </p>
        ))}
      </div>
    </div>
  );
});

/** For observers. */
function useHostFacts(id: string): string[] {
  const { t: search } = useTranslation('search');
  const { languageTag } = useRootStore();
  const profile = useFeatureStore(hostStore).profiles.get(id);
  if (!profile) return [];
  const { answerMinutes, languageTagArray = [], creationTimestamp } = profile;
  const languages = formatLanguages(languageTagArray, languageTag);
  return [
    answerMinutes !== undefined && answerTime(answerMinutes, search),
    languageTagArray.length > 0 && search('speaks', { languages }),
    search('member-since', { month: formatDay(creationTimestamp.slice(0, 10), languageTag, 'month') }),
  ].filter((fact) => fact !== false);
}

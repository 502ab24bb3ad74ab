import { imageUrl, type PersonalDetails } from '@moien/contract';
import { RouteLink, useRootStore } from '@moien/shared-lib';
import { Avatar, formatLanguages, linkAttributes } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { DetailsDraft } from './details-draft.ts';
import styles from './PersonPreview.module.css';

type PersonPreviewProps = { draft: DetailsDraft; details: PersonalDetails };

/** What others see of somebody, as it will be once it is saved. */
export const PersonPreview = observer(function PersonPreview({ draft, details }: PersonPreviewProps) {
  const { t } = useTranslation('personal-details');
  const { languageTag, session } = useRootStore();
  const id = useId();
  const { firstName, about, languageTagArray } = draft;
  const { imagePath, isPublic } = details;
  const userId = session.profile?.userId ?? '';
  return (
    <aside className={styles.preview} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {t('preview-title')}
      </h2>
      <div className={styles.card}>
        <Avatar
          firstName={firstName}
          id={userId}
          size="large"
          {...(imagePath !== null && { url: imageUrl(imagePath, 'avatar') })}
        />
        <p className={styles.name}>{firstName}</p>
        {languageTagArray.length > 0 && (
          <p className={styles.soft}>
            {t('speaks', { languages: formatLanguages(languageTagArray, languageTag) })}
          </p>
        )}
        {about.trim() !== '' && <p className={styles.about}>{about.trim()}</p>}
      </div>
      <p className={styles.soft}>{t(isPublic ? 'preview-public' : 'preview-people')}</p>
      {isPublic && (
        <RouteLink route="profile" parameters={{ id: userId }} {...linkAttributes()}>
          {t('preview-profile')}
        </RouteLink>
      )}
    </aside>
  );
});

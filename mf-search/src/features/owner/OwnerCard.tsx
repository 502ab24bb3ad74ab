import { imageUrl, type Property } from '@moien/contract';
import { RouteLink } from '@moien/shared-lib';
import { Avatar, linkAttributes } from '@moien/shared-lib/ui';
import { useTranslation } from 'react-i18next';
import styles from './OwnerCard.module.css';
import { TraderNote } from './TraderNote.tsx';

/** Who lets the home, as what, with the way to their page. */
export function OwnerCard({ owner }: Pick<Property, 'owner'>) {
  const { t } = useTranslation('search');
  const { userId, firstName, imagePath } = owner;
  return (
    <section className={styles.owner} aria-labelledby="owner">
      <Avatar
        firstName={firstName}
        size="large"
        url={imagePath === null ? undefined : imageUrl(imagePath, 512)}
      />
      <div className={styles.texts}>
        <h2 id="owner" className={styles.name}>
          {t('owner', { name: firstName })}
        </h2>
        <p className={styles.status}>
          <TraderNote owner={owner} />
        </p>
        <RouteLink route="profile" parameters={{ id: userId }} {...linkAttributes({ look: 'alone' })}>
          {t('owner-profile', { name: firstName })}
        </RouteLink>
      </div>
    </section>
  );
}

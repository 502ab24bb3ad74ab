import { imageUrl } from '@moien/contract';
import { RouteLink, useRootStore } from '@moien/shared-lib';
import { Avatar, buttonAttributes, EmptyState } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { PropertyCard } from '../property-card/PropertyCard.tsx';
import { PageLinks } from '../results/PageLinks.tsx';
import { HomesFilter } from './HomesFilter.tsx';
import { ProfileContact } from './ProfileContact.tsx';
import styles from './ProfileDetails.module.css';
import { ProfileFacts } from './ProfileFacts.tsx';
import { profileSearch } from './profile-search.ts';
import type { ProfileView } from './profile-store.ts';

/** Somebody who lets homes: who they are, how their homes are liked, and the homes. */
export const ProfileDetails = observer(function ProfileDetails({ view }: { view: ProfileView }) {
  const { t } = useTranslation('search');
  const { profile, homes } = view;
  const { firstName, imagePath } = profile;
  return (
    <article className={styles.page}>
      <header className={styles.header}>
        <Avatar
          firstName={firstName}
          size="large"
          url={imagePath === null ? undefined : imageUrl(imagePath, 512)}
        />
        <div className={styles.texts}>
          <h1 className={styles.name}>{firstName}</h1>
          <ProfileFacts profile={profile} />
        </div>
        <ProfileContact view={view} />
      </header>
      {profile.about && (
        <section aria-labelledby="about">
          <h2 id="about" className={styles.title}>
            {t('about-person', { name: firstName })}
          </h2>
          <p className={styles.about}>{profile.about}</p>
        </section>
      )}
      <section className={styles.homes} aria-labelledby="homes">
        <h2 id="homes" className={styles.title}>
          {t('homes-of', { name: firstName })}
        </h2>
        <HomesFilter view={view} />
        {homes.propertyArray.length === 0 ? (
          <EmptyState
            title={t('homes-of-none')}
            text={t('homes-of-none-text')}
            headingLevel={3}
            action={
              <RouteLink route="search" {...buttonAttributes({ variant: 'primary' })}>
                {t('all-homes')}
              </RouteLink>
            }
          />
        ) : (
          <ul className={styles.cards}>
            {homes.propertyArray.map((property, index) => (
              <li key={property.id}>
                <PropertyCard property={property} isFirst={index === 0} />
              </li>
            ))}
          </ul>
        )}
        <ProfilePages view={view} />
      </section>
    </article>
  );
});

function ProfilePages({ view: { profile, homes, term } }: { view: ProfileView }) {
  const { navigation } = useRootStore();
  const hrefOf = (page: number) =>
    navigation.hrefTo({
      route: 'profile',
      parameters: { id: profile.userId },
      search: profileSearch({ page, term }),
    }) ?? '';
  return <PageLinks page={homes.page} count={homes.pageCount} hrefOf={hrefOf} />;
}

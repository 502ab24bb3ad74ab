import { imageUrl } from '@moien/contract';
import { RouteLink, useRootStore } from '@moien/shared-lib';
import { Avatar, buttonAttributes, EmptyState, formatDay, formatNumber } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { PropertyCard } from '../property-card/PropertyCard.tsx';
import { PageLinks } from '../results/PageLinks.tsx';
import styles from './ProfileDetails.module.css';
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
          <ProfileFacts view={view} />
        </div>
      </header>
      <section className={styles.homes} aria-labelledby="homes">
        <h2 id="homes" className={styles.title}>
          {t('homes-of', { name: firstName })}
        </h2>
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

const ProfileFacts = observer(function ProfileFacts({ view: { profile } }: { view: ProfileView }) {
  const { t } = useTranslation('search');
  const { languageTag } = useRootStore();
  const { ratingAverage, reviewCount, isRatedElsewhere, propertyCount } = profile;
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
    </ul>
  );
});

function ProfilePages({ view: { profile, homes } }: { view: ProfileView }) {
  const { navigation } = useRootStore();
  const hrefOf = (page: number) =>
    navigation.hrefTo({
      route: 'profile',
      parameters: { id: profile.userId },
      search: new URLSearchParams(page === 1 ? {} : { page: String(page) }),
    }) ?? '';
  return <PageLinks page={homes.page} count={homes.pageCount} hrefOf={hrefOf} />;
}

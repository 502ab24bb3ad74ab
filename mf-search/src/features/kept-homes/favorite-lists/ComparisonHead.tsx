import { type Favorite, imageUrl } from '@moien/contract';
import { RouteLink, useRootStore } from '@moien/shared-lib';
import { buttonAttributes, Icon, Picture } from '@moien/shared-lib/ui';
import X from 'lucide-react/icons/x';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { storeBooked } from '../../booking-box/store-booked.ts';
import { useIsOwnHome } from '../../booking-box/use-is-own-home.ts';
import type { PropertyView } from '../../property-details/property-store.ts';
import { staySearch } from '../../search-state/stay-search.ts';
import styles from './Comparison.module.css';
import { type FavoritesView, writeView } from './favorites-view.ts';

type ComparisonHeadProps = { favorite: Favorite; home: PropertyView; view: FavoritesView };

/** The head of a home's column: what it looks like, its name, the way to book it, and one to leave it out. */
export function ComparisonHead({ favorite, home, view }: ComparisonHeadProps) {
  const { t } = useTranslation('kept-homes');
  const { propertyId, property } = favorite;
  if (!property) return null;
  const path = property.imageArray[0]?.path;
  const others = view.compare.filter((id) => id !== propertyId);
  return (
    <th scope="col" className={styles.head}>
      <Picture
        url={path === undefined ? undefined : (width) => imageUrl(path, width)}
        sizes="14rem"
        alt=""
        ratio="4:3"
        isEager
      />
      <RouteLink
        route="property"
        parameters={{ id: propertyId }}
        search={staySearch(view.stay)}
        className={styles.title}
      >
        {property.title}
      </RouteLink>
      <ComparedBookLink home={home} favorite={favorite} view={view} />
      <RouteLink
        route="favorites"
        search={writeView({ ...view, compare: others })}
        aria-label={t('compare-remove', { title: property.title })}
        title={t('remove')}
        className={styles.remove}
      >
        <Icon of={X} size="small" />
      </RouteLink>
    </th>
  );
}

/** To the checkout of the stay that all of them are compared for; nothing where it cannot be booked. */
const ComparedBookLink = observer(function ComparedBookLink({ favorite, home, view }: ComparisonHeadProps) {
  const { t } = useTranslation('search');
  const { currency } = useRootStore();
  const isOwnHome = useIsOwnHome(home.property);
  const { property } = home;
  const quote = favorite.property?.quote;
  if (!quote || isOwnHome || favorite.isBookableForStay === false) return null;
  return (
    <RouteLink
      route="checkout"
      parameters={{ id: property.id }}
      search={staySearch(view.stay)}
      {...buttonAttributes({ variant: 'primary', isWide: true })}
      onClick={() => storeBooked(property, quote, currency)}
    >
      {t(property.isInstantBookable ? 'book' : 'ask-to-book')}
    </RouteLink>
  );
});

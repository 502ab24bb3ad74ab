import { type Favorite, imageUrl } from '@moien/contract';
import { RouteLink } from '@moien/shared-lib';
import { linkAttributes, Picture } from '@moien/shared-lib/ui';
import { useTranslation } from 'react-i18next';
import { staySearch } from '../../search-state/stay-search.ts';
import styles from './Comparison.module.css';
import { type FavoritesView, writeView } from './favorites-view.ts';

/** The head of a home's column: what it looks like, its name, and a link that leaves it out. */
export function ComparisonHead({ favorite, view }: { favorite: Favorite; view: FavoritesView }) {
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
        {...linkAttributes()}
      >
        {property.title}
      </RouteLink>
      <RouteLink
        route="favorites"
        search={writeView({ ...view, compare: others })}
        aria-label={t('compare-remove', { title: property.title })}
        className={styles.remove}
      >
        {t('remove')}
      </RouteLink>
    </th>
  );
}

import { imageUrl, type PropertySummary } from '@moien/contract';
import { RouteLink, useRootStore } from '@moien/shared-lib';
import { Picture } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { FavoriteButton } from '../favorites/FavoriteButton.tsx';
import { CardRating } from '../property-card/CardRating.tsx';
import { PropertyFacts } from '../property-card/PropertyFacts.tsx';
import { useKindAndPlace } from '../property-card/use-kind-and-place.ts';
import styles from './ChosenHomes.module.css';
import { pinText, priceOf } from './pin-text.ts';

type ChosenHomeProps = { home: PropertySummary; search: URLSearchParams };

/** A home whose pin was pressed, in a few words. */
export const ChosenHome = observer(function ChosenHome({ home, search }: ChosenHomeProps) {
  const { t } = useTranslation('search');
  const root = useRootStore();
  const kind = useKindAndPlace(home);
  const [image] = home.imageArray;
  const price = priceOf(home);
  const text = price && t(`map-price-${price.kind}`, { price: pinText(price, root) });
  return (
    <article className={styles.home}>
      <div className={styles.picture}>
        <Picture url={image && ((width) => imageUrl(image.path, width))} sizes="19rem" alt="" ratio="3:2" />
      </div>
      <div className={styles.words}>
        <p className={styles.place}>
          <span className={styles.kind}>{kind}</span>
          <CardRating property={home} />
        </p>
        <h3 className={styles.title}>
          <RouteLink className={styles.link} route="property" parameters={{ id: home.id }} search={search}>
            {home.title}
          </RouteLink>
        </h3>
        <PropertyFacts property={home} />
        {text && <p className={styles.price}>{text}</p>}
      </div>
      <div className={styles.heart}>
        <FavoriteButton property={home} />
      </div>
    </article>
  );
});

import { imageUrl } from '@moien/contract';
import { RouteLink, useRootStore } from '@moien/shared-lib';
import { Card, cardLinkClassName, formatNumber, Picture, Price } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { FeaturedHome } from '../home-data.ts';
import styles from './HomeCard.module.css';

/**
 * A home among those that home shows: its picture, where it is, and what it costs in the visitor's currency.
 */
export const HomeCard = observer(function HomeCard({ home }: { home: FeaturedHome }) {
  const { t } = useTranslation('pages');
  const { essentials, languageTag } = useRootStore();
  const { imagePath, ratingAverage } = home;
  const source = home.isRatedElsewhere ? t('rated-elsewhere') : undefined;
  const rating = formatNumber(ratingAverage ?? 0, languageTag, 1);
  const ratingName = `${t('rating')} ${rating}`;
  return (
    <Card
      className={styles.card}
      level="flat"
      media={
        <Picture
          url={imagePath === null ? undefined : (width) => imageUrl(imagePath, width)}
          sizes="(min-width: 65em) 17rem, (min-width: 44em) 45vw, 80vw"
          alt=""
          ratio="4:3"
        />
      }
    >
      <p className={styles.place}>
        <span>
          {t('type-in-city', { type: essentials.propertyTypeName(home.typeId), city: home.cityName })}
        </span>
        {ratingAverage !== null && (
          <span
            className={styles.rating}
            role="img"
            aria-label={source ? `${ratingName}, ${source}` : ratingName}
            title={source}
          >
            ★ {rating} ({formatNumber(home.reviewCount, languageTag)})
          </span>
        )}
      </p>
      <h3 className={styles.title}>
        <RouteLink className={cardLinkClassName} route="property" parameters={{ id: home.id }}>
          {home.title}
        </RouteLink>
      </h3>
      {home.price && <HomePrice price={home.price} />}
    </Card>
  );
});

const HomePrice = observer(function HomePrice({ price }: { price: NonNullable<FeaturedHome['price']> }) {
  const { t } = useTranslation('pages');
  const { currency, languageTag } = useRootStore();
  const shown = currency.shown(price);
  return (
    <p>
      <Price
        amount={shown.amount}
        currency={shown.currency}
        language={languageTag}
        suffix={t(`per-${price.term}`)}
        isApproximate={shown.isConverted}
        isWhole
      />
    </p>
  );
});

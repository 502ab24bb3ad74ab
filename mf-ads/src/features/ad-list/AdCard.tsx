import { type AdSummary, imageUrl } from '@moien/contract';
import { RouteLink, useRootStore } from '@moien/shared-lib';
import {
  Badge,
  buttonAttributes,
  Checkbox,
  cardLinkClassName,
  classNames,
  formatDay,
  formatPrice,
  Notice,
  Picture,
} from '@moien/shared-lib/ui';
import { useTranslation } from 'react-i18next';
import { hasStatistics, homeRoute, pricesOf } from '../ad-words/ad-words.ts';
import { STATE_TONES } from '../ad-words/state-tones.ts';
import { MissingLink } from '../missing/MissingLink.tsx';
import styles from './AdCard.module.css';

type AdCardProps = {
  ad: AdSummary;
  /** Seen without scrolling: its picture is loaded at once. */
  isFirst: boolean;
  /** Undefined where there is nothing to choose from. */
  isChosen?: boolean | undefined;
  onChoose?: (isChosen: boolean) => void;
  /** Why it could not be changed with the others. */
  problem?: string | undefined;
};

/** A home in the list of its owner: how it stands, what it needs, and who comes next. */
export function AdCard({ ad, isFirst, isChosen, onChoose, problem }: AdCardProps) {
  const { t } = useTranslation('ads');
  const { languageTag } = useRootStore();
  const { imagePath, nextArrivalDate, requestCount } = ad;
  const title = ad.title ?? t('untitled');
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <Picture
          url={imagePath === null ? undefined : (width) => imageUrl(imagePath, width)}
          sizes="(min-width: 56em) 12rem, 26vw"
          alt=""
          ratio="4:3"
          isEager={isFirst}
        />
      </div>
      <div className={styles.body}>
        <p>
          <Badge tone={STATE_TONES[ad.state]}>{t(`state-${ad.state}`)}</Badge>
        </p>
        <h2 className={styles.title}>
          <RouteLink
            className={classNames(cardLinkClassName, styles.link)}
            route={homeRoute(ad)}
            parameters={{ propertyId: ad.id }}
          >
            {title}
          </RouteLink>
        </h2>
        <Facts ad={ad} />
        {nextArrivalDate && (
          <p className={styles.facts}>
            {t('next-arrival', { day: formatDay(nextArrivalDate, languageTag) })}
          </p>
        )}
        {problem && (
          <Notice tone="error" isAlert>
            {problem}
          </Notice>
        )}
      </div>
      <div className={styles.actions}>
        <MissingLink propertyId={ad.id} missingArray={ad.missingArray} />
        {requestCount > 0 && (
          <RouteLink route="bookings" search={REQUESTS} {...buttonAttributes({ variant: 'primary' })}>
            {t('requests', { count: requestCount })}
          </RouteLink>
        )}
        {isChosen !== undefined && (
          <Checkbox
            label={t('choose')}
            aria-label={t('choose-named', { title })}
            checked={isChosen}
            onChange={({ currentTarget: { checked } }) => onChoose?.(checked)}
          />
        )}
      </div>
    </article>
  );
}

const REQUESTS = new URLSearchParams({ view: 'requests' });

function Facts({ ad }: { ad: AdSummary }) {
  const { t } = useTranslation('ads');
  const { languageTag } = useRootStore();
  const facts = [ad.cityName, ...pricesOf(ad, t, languageTag)].filter((fact) => fact !== null);
  const income = formatPrice(ad.recentIncome, ad.currency ?? 'EUR', languageTag);
  return (
    <>
      {facts.length > 0 && (
        <p className={classNames(styles.facts, styles.apart)}>
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
      )}
      {hasStatistics(ad) && (
        <p className={styles.facts}>{t('recent', { count: ad.recentViewCount, income })}</p>
      )}
    </>
  );
}

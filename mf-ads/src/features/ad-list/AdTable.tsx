import { type AdSummary, imageUrl } from '@moien/contract';
import { RouteLink, useRootStore } from '@moien/shared-lib';
import {
  Badge,
  Checkbox,
  formatDay,
  formatNumber,
  formatPrice,
  linkAttributes,
  Notice,
  Picture,
  VisuallyHidden,
} from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { hasStatistics, homeRoute, pricesOf } from '../ad-words/ad-words.ts';
import { STATE_TONES } from '../ad-words/state-tones.ts';
import { MissingLink } from '../missing/MissingLink.tsx';
import styles from './AdTable.module.css';
import type { AdListStore } from './ad-list-store.ts';

/** One's own homes side by side, to compare them. */
export const AdTable = observer(function AdTable({ store }: { store: AdListStore }) {
  const { t } = useTranslation('ads');
  const columns = ['home', 'state', 'price', 'arrival', 'views', 'income'] as const;
  return (
    <table className={styles.table}>
      <caption>{t('table-period')}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" data-column={column}>
              {t(`column-${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {store.shown?.map((ad) => (
          <AdRow key={ad.id} ad={ad} store={store} />
        ))}
      </tbody>
    </table>
  );
});

type AdRowProps = { ad: AdSummary; store: AdListStore };

const AdRow = observer(function AdRow({ ad, store }: AdRowProps) {
  const { t } = useTranslation('ads');
  const { languageTag } = useRootStore();
  const isCounted = hasStatistics(ad);
  return (
    <tr>
      <th scope="row">
        <AdName ad={ad} store={store} />
      </th>
      <td>
        <Badge tone={STATE_TONES[ad.state]}>{t(`state-${ad.state}`)}</Badge>
      </td>
      <td>
        {pricesOf(ad, t, languageTag).map((price) => (
          <span key={price} className={styles.line}>
            {price}
          </span>
        ))}
      </td>
      <td>{ad.nextArrivalDate ? formatDay(ad.nextArrivalDate, languageTag) : <None />}</td>
      <td data-column="views">{isCounted ? formatNumber(ad.recentViewCount, languageTag) : <None />}</td>
      <td data-column="income">
        {isCounted ? formatPrice(ad.recentIncome, ad.currency ?? 'EUR', languageTag) : <None />}
      </td>
    </tr>
  );
});

/** A dash for the eye, a word for the ear. */
function None() {
  const { t } = useTranslation('ads');
  return (
    <>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{t('no-value')}</VisuallyHidden>
    </>
  );
}

const REQUESTS = new URLSearchParams({ view: 'requests' });

const AdName = observer(function AdName({ ad, store }: AdRowProps) {
  const { t } = useTranslation('ads');
  const { imagePath } = ad;
  const title = ad.title ?? t('untitled');
  return (
    <div className={styles.name}>
      {store.isChoosing && (
        <Checkbox
          label=""
          aria-label={t('choose-named', { title })}
          checked={store.chosen.has(ad.id)}
          onChange={({ currentTarget: { checked } }) => store.choose(ad.id, checked)}
        />
      )}
      <div className={styles.picture}>
        <Picture
          url={imagePath === null ? undefined : (width) => imageUrl(imagePath, width)}
          sizes="7rem"
          alt=""
          ratio="4:3"
        />
      </div>
      <div className={styles.words}>
        <RouteLink className={styles.title} route={homeRoute(ad)} parameters={{ propertyId: ad.id }}>
          {title}
        </RouteLink>
        <MissingLink propertyId={ad.id} missingArray={ad.missingArray} />
        {ad.requestCount > 0 && (
          <RouteLink route="bookings" search={REQUESTS} {...linkAttributes()}>
            {t('requests', { count: ad.requestCount })}
          </RouteLink>
        )}
        {ad.missingArray.length === 0 && <span className={styles.place}>{ad.cityName}</span>}
        {store.refusals.has(ad.id) && (
          <Notice tone="error" isAlert>
            {store.refusals.get(ad.id) ?? t('bulk-failed')}
          </Notice>
        )}
      </div>
    </div>
  );
});

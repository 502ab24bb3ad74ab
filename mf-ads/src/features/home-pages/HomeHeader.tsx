import { type Ad, imageUrl } from '@moien/contract';
import { RouteLink, useRootStore } from '@moien/shared-lib';
import { Badge, Icon, linkAttributes, Picture, Skeleton } from '@moien/shared-lib/ui';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import { useTranslation } from 'react-i18next';
import { pricesOf, titleOf } from '../ad-words/ad-words.ts';
import { STATE_TONES } from '../ad-words/state-tones.ts';
import styles from './HomeHeader.module.css';
import { type HomePage, HomePages } from './HomePages.tsx';

type HomeHeaderProps = {
  propertyId: string;
  current: HomePage;
  /** Undefined until it is there. */
  ad: Ad | undefined;
  /** It did not load: then nothing stands in for it. */
  hasFailed?: boolean;
  /** Known before the home is. */
  title?: string | undefined;
  /** What to do on this page. */
  lead?: string | undefined;
};

/** Above each page of one home: the way back, which home it is and how it stands, and its other pages. */
export function HomeHeader({ propertyId, current, ad, hasFailed = false, title, lead }: HomeHeaderProps) {
  const { t } = useTranslation('ads');
  const { languageTag } = useRootStore();
  const path = ad?.photoArray[0]?.path;
  const known = ad && (titleOf(ad, languageTag) ?? t('untitled'));
  return (
    <header className={styles.header}>
      <RouteLink route="ads" {...linkAttributes({ look: 'quiet' })}>
        <Icon of={ChevronLeft} size="small" />
        {t('ads-title')}
      </RouteLink>
      <div className={styles.home}>
        <div className={styles.picture}>
          {ad || hasFailed ? (
            <Picture
              url={path === undefined ? undefined : (width) => imageUrl(path, width)}
              sizes="6rem"
              alt=""
              ratio="1:1"
              isEager
              isIcon
            />
          ) : (
            <Skeleton shape="block" ratio="1:1" />
          )}
        </div>
        <div className={styles.words}>
          <h1 className={styles.title}>{known ?? title ?? t('ad-title')}</h1>
          {ad ? <Facts ad={ad} /> : !hasFailed && <Skeleton width="third" />}
        </div>
      </div>
      <HomePages propertyId={propertyId} state={ad?.state} current={current} />
      {lead && <p className={styles.lead}>{lead}</p>}
    </header>
  );
}

function Facts({ ad }: { ad: Ad }) {
  const { t } = useTranslation('ads');
  const { languageTag } = useRootStore();
  return (
    <p className={styles.facts}>
      <Badge tone={STATE_TONES[ad.state]}>{t(`state-${ad.state}`)}</Badge>
      {pricesOf(ad, t, languageTag).map((price) => (
        <span key={price}>{price}</span>
      ))}
    </p>
  );
}

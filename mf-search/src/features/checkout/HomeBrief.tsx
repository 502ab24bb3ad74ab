import { imageUrl, type Property } from '@moien/contract';
import { RouteLink, useRootStore } from '@moien/shared-lib';
import { linkAttributes, Picture } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import styles from './Checkout.module.css';

type HomeBriefProps = { property: Property; search: URLSearchParams };

/** Which home it is, with the way back to its page. */
export const HomeBrief = observer(function HomeBrief({ property, search }: HomeBriefProps) {
  const { t } = useTranslation('checkout');
  const { essentials } = useRootStore();
  const { id, title, district, cityName, countryCode, imageArray } = property;
  const path = imageArray[0]?.path;
  const place = [...new Set([district, cityName, essentials.countryName(countryCode)])].filter(Boolean);
  return (
    <div className={styles.home}>
      <Picture
        {...(path !== undefined && { url: (width) => imageUrl(path, width) })}
        ratio="1:1"
        sizes="6rem"
        alt=""
        isIcon
        isEager
      />
      <div className={styles.homeTexts}>
        <p className={styles.homeTitle}>{title}</p>
        <p className={styles.quiet}>{place.join(', ')}</p>
        <RouteLink
          route="property"
          parameters={{ id }}
          search={search}
          {...linkAttributes({ look: 'alone' })}
        >
          {t('back-to-home')}
        </RouteLink>
      </div>
    </div>
  );
});

import { type Ad, imageUrl } from '@moien/contract';
import { RouteLink, useRootStore } from '@moien/shared-lib';
import { Badge, Icon, Picture } from '@moien/shared-lib/ui';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { stepOf } from '../ad-steps.ts';
import styles from './Sections.module.css';
import { OVERVIEW_SECTIONS, type OverviewSection, valuesOf } from './section-values.ts';

const PHOTOS_SHOWN = 6;

/** All that a home is made of, as it is set now; each section leads to its step of the form. */
export const Sections = observer(function Sections({ ad }: { ad: Ad }) {
  const { t } = useTranslation('ad-form');
  const open = new Set<string>(ad.missingArray.map(stepOf));
  return (
    <nav aria-label={t('sections')}>
      <ul className={styles.sections}>
        {OVERVIEW_SECTIONS.map((section) => (
          <li key={section} className={styles.item} data-section={section}>
            <RouteLink
              route="ad-step"
              parameters={{ propertyId: ad.id, step: section }}
              className={styles.section}
            >
              <span className={styles.head}>
                <span className={styles.name}>{t(`name-${section}`)}</span>
                {open.has(section) && <Badge tone="warning">{t('section-open')}</Badge>}
                <span className={styles.mark}>
                  <Icon of={ChevronRight} size="small" />
                </span>
              </span>
              {section === 'photos' && <Thumbnails ad={ad} />}
              <Values section={section} ad={ad} />
            </RouteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
});

function Thumbnails({ ad: { photoArray } }: { ad: Ad }) {
  if (photoArray.length === 0) return null;
  return (
    <span className={styles.photos}>
      {photoArray.slice(0, PHOTOS_SHOWN).map(({ id, path }) => (
        <span key={id} className={styles.photo}>
          <Picture
            url={(width) => imageUrl(path, width)}
            sizes="(min-width: 56em) 10rem, 30vw"
            alt=""
            ratio="4:3"
          />
        </span>
      ))}
    </span>
  );
}

/** Of the description as much as has room. */
const Values = observer(function Values({ section, ad }: { section: OverviewSection; ad: Ad }) {
  const { t } = useTranslation('ad-form');
  const { essentials, languageTag } = useRootStore();
  const values = valuesOf(section, ad, { t, essentials, languageTag });
  if (values.length === 0) return <span className={styles.none}>{t('overview-none')}</span>;
  return (
    <span className={styles.values} data-section={section}>
      {values.map((value) => (
        <span key={value} className={styles.value}>
          {value}
        </span>
      ))}
    </span>
  );
});

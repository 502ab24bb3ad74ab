import { useRootStore } from '@moien/shared-lib';
import { Wordmark } from '@moien/shared-lib/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { HeaderSlot, ShownRoute } from '../../page/shown-route.ts';
import { SlotHost } from '../../slots/SlotHost.tsx';
import { HeaderToolsPart } from '../parts/layout-parts.tsx';
import styles from './Header.module.css';

type HeaderProps = Pick<ShownRoute, 'header' | 'headerSlot'>;

/** The logo, one place for the page's search bar or title, and the tools. */
export function Header({ header, headerSlot }: HeaderProps) {
  const { t } = useTranslation('shell');
  const { languageTag } = useRootStore();
  if (header === 'hidden') return null;
  return (
    <header className={styles.header} data-hidden-on-phones={header === 'hidden-on-phones' || undefined}>
      <div className={styles.bar}>
        <Link className={styles.logo} to={`/${languageTag}`}>
          <Wordmark label={t('home-link')} />
        </Link>
        {headerSlot && (
          <div className={styles.place} data-place={headerSlot}>
            <Place slot={headerSlot} />
          </div>
        )}
        <div className={styles.tools}>
          <HeaderToolsPart />
        </div>
      </div>
    </header>
  );
}

function Place({ slot }: { slot: HeaderSlot }) {
  return slot === 'page-title' ? <SlotHost slot="page-title" /> : <SlotHost slot="search-bar" />;
}

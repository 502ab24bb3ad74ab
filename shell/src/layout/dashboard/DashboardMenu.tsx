import { RouteLink, useRootStore, useSession } from '@moien/shared-lib';
import { Icon } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigation } from 'react-router-dom';
import { useShownEntries, useShownRoute } from '../../page/shown-route.ts';
import { currentItem } from './current-item.ts';
import styles from './DashboardMenu.module.css';
import { menuGroups } from './menu-groups.ts';
import { navigationIcon } from './navigation-icons.ts';
import { useItemInSight } from './use-item-in-sight.ts';

/** Beside them a tablet has no room for a second link to them, but of the page that is shown. */
const IN_HEADER: ReadonlySet<string> = new Set(['conversations', 'notifications']);

/** The first page, from which small windows lead to all others. */
const INDEX = 'dashboard';

/**
 * The pages of the dashboard in their groups, as far as releases serve them: at the side, and on small
 * windows a bar that scrolls, which leaves its room to a page that has the foot of a phone as well. Under the
 * content of the first page they are a list instead. The page that a navigation leads to is marked as it
 * begins.
 */
export const DashboardMenu = observer(function DashboardMenu() {
  const { t } = useTranslation('shell');
  const { languageTag, navigation, essentials } = useRootStore();
  const { isOwner } = useSession();
  const entries = useShownEntries();
  const { isFootTaken } = useShownRoute();
  const location = useLocation();
  const { pathname } = useNavigation().location ?? location;
  const groups = menuGroups(entries, {
    languageTag,
    isOwner,
    textArray: essentials.essentials.textArray,
    hrefTo: (target) => navigation.hrefTo(target),
  });
  const shown = currentItem(
    groups.flatMap(({ items }) => items),
    pathname,
  );
  const menu = useRef<HTMLElement>(null);
  useItemInSight(menu, shown?.routeId);
  if (groups.length === 0) return null;
  return (
    <nav
      ref={menu}
      className={styles.menu}
      aria-label={t('dashboard-menu')}
      data-gives-way={isFootTaken || undefined}
      data-is-index={shown?.routeId === INDEX || undefined}
    >
      <div className={styles.groups}>
        {groups.map(({ group, items }) => (
          <div key={group} className={styles.group}>
            <p id={`dashboard-${group}`} className={styles.heading}>
              {t(`dashboard-${group}`)}
            </p>
            <ul className={styles.list} aria-labelledby={`dashboard-${group}`}>
              {items.map(({ routeId, icon, label }) => (
                <li
                  key={routeId}
                  data-is-current={routeId === shown?.routeId || undefined}
                  data-is-in-header={(IN_HEADER.has(routeId) && routeId !== shown?.routeId) || undefined}
                >
                  <RouteLink
                    route={routeId}
                    className={styles.item}
                    aria-current={shown?.routeId === routeId ? shown.current : undefined}
                  >
                    <Icon of={navigationIcon(icon)} />
                    <span className={styles.label}>{label}</span>
                  </RouteLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </nav>
  );
});

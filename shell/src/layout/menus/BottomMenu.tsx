import { RouteLink, useIsAlive, useRootStore, useSession } from '@moien/shared-lib';
import { CountBadge, Icon } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useShownRoute } from '../../page/shown-route.ts';
import styles from './BottomMenu.module.css';
import { bottomItems } from './bottom-items.ts';
import { useIsBelow, useIsCurrent } from './use-is-current.ts';

/**
 * On phones the main pages at the thumb, as far as releases serve them. On the search it waits until the
 * onboarding has been seen (specification §2). A page with a bar of its own, or which needs the header's
 * room, has its room too.
 */
export const BottomMenu = observer(function BottomMenu() {
  const { t } = useTranslation('shell');
  const { navigation, welcome } = useRootStore();
  const session = useSession();
  const isCurrent = useIsCurrent();
  const isBelow = useIsBelow();
  const { header, isFootTaken } = useShownRoute();
  const items = bottomItems.filter(({ route }) => navigation.hrefTo({ route }) !== undefined);
  const isAlive = useIsAlive();
  const isWaiting = isCurrent('search') && !(isAlive && welcome.isOnboardingCompleted);
  if (items.length < 2 || isWaiting || header || isFootTaken) return null;
  return (
    <nav className={styles.menu} aria-label={t('main-pages')} data-bottom-menu>
      <ul className={styles.list}>
        {items.map(({ route, icon, text, unread }) => {
          const count = unread?.(session) ?? 0;
          return (
            <li key={route} className={styles.place}>
              <RouteLink
                route={route}
                className={styles.item}
                aria-current={isCurrent(route) ? 'page' : isBelow(route) || undefined}
              >
                <span className={styles.mark}>
                  <Icon of={icon} />
                  <span className={styles.count}>
                    <CountBadge count={count} label={t('unread-messages', { count })} />
                  </span>
                </span>
                <span>{t(text)}</span>
              </RouteLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
});

import { RouteLink, useRootStore, useSession } from '@moien/shared-lib';
import { CountBadge, MenuItem, MenuItemContent, MenuSection, menuItemAttributes } from '@moien/shared-lib/ui';
import LogOut from 'lucide-react/icons/log-out';
import { observer } from 'mobx-react-lite';
import { type MouseEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { focusContent } from '../../page/focus-content.ts';
import { accountItems } from './account-items.ts';
import styles from './menus.module.css';
import { useIsCurrent } from './use-is-current.ts';

/** Where a signed-in person can go, as far as active releases serve it. */
export const AccountItems = observer(function AccountItems() {
  const { t } = useTranslation('shell');
  const { navigation } = useRootStore();
  const session = useSession();
  const isCurrent = useIsCurrent();
  return (
    <MenuSection>
      {accountItems
        .filter(({ isFor }) => isFor?.({ session, navigation }) ?? true)
        .map(({ route, icon, text, unread }) => {
          const count = unread?.count(session) ?? 0;
          return (
            <MenuItem key={route}>
              <RouteLink route={route} {...menuItemAttributes({ isCurrent: isCurrent(route) })}>
                <MenuItemContent
                  icon={icon}
                  badge={unread && <CountBadge count={count} label={t(unread.text, { count })} />}
                >
                  {t(text)}
                </MenuItemContent>
              </RouteLink>
            </MenuItem>
          );
        })}
    </MenuSection>
  );
});

/** Whose account it is. */
export const AccountName = observer(function AccountName() {
  const { t } = useTranslation('shell');
  const { profile } = useSession();
  if (!profile) return null;
  const name = `${profile.firstName} ${profile.lastName}`;
  return <p className={styles.name}>{t('signed-in-as', { name })}</p>;
});

/**
 * Ends the session; then the menu closes (specification §4), and its button goes with the session. Where that
 * fails, the menu says so (specification §8).
 */
export function SignOutItem() {
  const { t } = useTranslation('shell');
  const root = useRootStore();
  const [hasFailed, setFailed] = useState(false);
  const signOut = async ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const menu = currentTarget.closest<HTMLElement>('[popover]');
    setFailed(false);
    await root.signOut();
    if (root.session.isSignedIn) return setFailed(true);
    menu?.hidePopover?.();
    root.toast.show('success', t('signed-out'));
    focusContent();
  };
  return (
    <MenuSection>
      <MenuItem>
        <button
          type="button"
          {...menuItemAttributes()}
          data-closes={undefined}
          onClick={(event) => void signOut(event)}
        >
          <MenuItemContent icon={LogOut}>{t('sign-out')}</MenuItemContent>
        </button>
        {hasFailed && (
          <p role="alert" className={styles.missing}>
            {t('sign-out-failed')}
          </p>
        )}
      </MenuItem>
    </MenuSection>
  );
}

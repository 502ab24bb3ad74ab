import { Menu, VisuallyHidden } from '@moien/shared-lib/ui';
import { useTranslation } from 'react-i18next';
import { AccountItems, AccountName, SignOutItem } from './AccountItems.tsx';
import styles from './menus.module.css';
import { OwnAvatar } from './OwnAvatar.tsx';

/** The account menu of the header; on phones its items stand in the phone menu. */
export function AccountMenu() {
  const { t } = useTranslation('shell');
  return (
    <Menu
      label={t('account')}
      closeLabel={t('close')}
      trigger={(trigger) => (
        <button type="button" className={styles.face} {...trigger}>
          <VisuallyHidden>{t('account')} </VisuallyHidden>
          <OwnAvatar />
        </button>
      )}
    >
      <AccountName />
      <AccountItems />
      <SignOutItem />
    </Menu>
  );
}

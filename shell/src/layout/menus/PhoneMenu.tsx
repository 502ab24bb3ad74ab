import { RouteLink, useSession } from '@moien/shared-lib';
import {
  IconButton,
  Menu,
  MenuItem,
  MenuItemContent,
  MenuSection,
  menuItemAttributes,
  VisuallyHidden,
} from '@moien/shared-lib/ui';
import MenuIcon from 'lucide-react/icons/menu';
import Newspaper from 'lucide-react/icons/newspaper';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { AccountItems, AccountName, SignOutItem } from './AccountItems.tsx';
import { CurrencyItems } from './CurrencyItems.tsx';
import { LanguageItems } from './LanguageItems.tsx';
import styles from './menus.module.css';
import { OwnAvatar } from './OwnAvatar.tsx';
import { SignInOrMissing } from './SignInOrMissing.tsx';
import { useCurrencyChoices } from './use-currency-choices.ts';
import { useIsCurrent } from './use-is-current.ts';

/** On phones everything of the header but the logo: a sheet behind one button. */
export const PhoneMenu = observer(function PhoneMenu() {
  const { t } = useTranslation('shell');
  const { isSignedIn } = useSession();
  const currencies = useCurrencyChoices();
  const isCurrent = useIsCurrent();
  return (
    <Menu
      label={t('menu')}
      closeLabel={t('close')}
      trigger={(trigger) =>
        isSignedIn ? (
          <button type="button" className={styles.face} {...trigger}>
            <VisuallyHidden>{t('menu')} </VisuallyHidden>
            <OwnAvatar />
          </button>
        ) : (
          <IconButton label={t('menu')} icon={MenuIcon} {...trigger} />
        )
      }
    >
      {isSignedIn ? (
        <>
          <AccountName />
          <AccountItems />
        </>
      ) : (
        <div className={styles.signIn} data-scripted>
          <SignInOrMissing isWide />
        </div>
      )}
      <MenuSection>
        <MenuItem>
          <RouteLink route="blog" {...menuItemAttributes({ isCurrent: isCurrent('blog') })}>
            <MenuItemContent icon={Newspaper}>{t('blog')}</MenuItemContent>
          </RouteLink>
        </MenuItem>
      </MenuSection>
      <div className={styles.choices}>
        <LanguageItems label={t('language')} />
        {currencies.length > 0 && <CurrencyItems label={t('currency')} />}
      </div>
      {isSignedIn && <SignOutItem />}
    </Menu>
  );
});

import { RouteLink, useRootStore, useSession } from '@moien/shared-lib';
import {
  IconButton,
  Menu,
  MenuItem,
  MenuItemContent,
  MenuSection,
  menuItemAttributes,
  VisuallyHidden,
} from '@moien/shared-lib/ui';
import Coins from 'lucide-react/icons/coins';
import Languages from 'lucide-react/icons/languages';
import MenuIcon from 'lucide-react/icons/menu';
import Newspaper from 'lucide-react/icons/newspaper';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { AccountItems, AccountName, SignOutItem } from './AccountItems.tsx';
import { CurrencyItems } from './CurrencyItems.tsx';
import { LanguageItems } from './LanguageItems.tsx';
import styles from './menus.module.css';
import { OwnAvatar } from './OwnAvatar.tsx';
import { PhoneChoice } from './PhoneChoice.tsx';
import { SignInOrMissing } from './SignInOrMissing.tsx';
import { useCurrencyChoices } from './use-currency-choices.ts';
import { useIsCurrent } from './use-is-current.ts';

/** On phones everything of the header but the logo: a sheet behind one button. */
export const PhoneMenu = observer(function PhoneMenu() {
  const { t } = useTranslation('shell');
  const { currency, essentials } = useRootStore();
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
        <PhoneChoice icon={Languages} label={t('language')} now={essentials.ownNameOfLanguage}>
          <LanguageItems />
        </PhoneChoice>
        {currencies.length > 0 && (
          <div data-scripted>
            <PhoneChoice icon={Coins} label={t('currency')} now={currency.code}>
              <CurrencyItems />
            </PhoneChoice>
          </div>
        )}
      </div>
      {isSignedIn && <SignOutItem />}
    </Menu>
  );
});

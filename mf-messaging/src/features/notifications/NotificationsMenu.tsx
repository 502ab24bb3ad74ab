import { RouteLink } from '@moien/shared-lib';
import {
  IconButton,
  Menu,
  MenuItem,
  MenuItemContent,
  MenuSection,
  menuItemAttributes,
} from '@moien/shared-lib/ui';
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import Settings from 'lucide-react/icons/settings';
import Trash from 'lucide-react/icons/trash-2';
import { useTranslation } from 'react-i18next';

type NotificationsMenuProps = {
  /** None where there is nothing to clear. */
  onDismissAll: (() => Promise<void>) | undefined;
};

/** What is done with all of them, and where one chooses what one is told of. */
export function NotificationsMenu({ onDismissAll }: NotificationsMenuProps) {
  const { t } = useTranslation('notifications');
  return (
    <Menu
      label={t('menu')}
      align="end"
      trigger={(trigger) => <IconButton {...trigger} icon={EllipsisVertical} label={t('menu')} />}
    >
      <MenuSection>
        {onDismissAll && (
          <MenuItem>
            <button type="button" {...menuItemAttributes()} onClick={() => void onDismissAll()}>
              <MenuItemContent icon={Trash}>{t('dismiss-all')}</MenuItemContent>
            </button>
          </MenuItem>
        )}
      </MenuSection>
      <MenuSection>
        <MenuItem>
          <RouteLink route="settings" {...menuItemAttributes()}>
            <MenuItemContent icon={Settings}>{t('settings')}</MenuItemContent>
          </RouteLink>
        </MenuItem>
      </MenuSection>
    </Menu>
  );
}

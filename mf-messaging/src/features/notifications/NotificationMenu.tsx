import {
  IconButton,
  Menu,
  MenuItem,
  MenuItemContent,
  MenuSection,
  menuItemAttributes,
} from '@moien/shared-lib/ui';
import Check from 'lucide-react/icons/check';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Trash from 'lucide-react/icons/trash-2';
import { useTranslation } from 'react-i18next';

type NotificationMenuProps = {
  title: string;
  /** None where it is read. */
  onRead: (() => void) | undefined;
  onDismiss: () => void;
};

/** What one can do with a notification besides opening it. */
export function NotificationMenu({ title, onRead, onDismiss }: NotificationMenuProps) {
  const { t } = useTranslation('notifications');
  const label = t('notification-menu', { title });
  return (
    <Menu
      label={label}
      align="end"
      trigger={(trigger) => <IconButton {...trigger} icon={Ellipsis} label={label} />}
    >
      <MenuSection>
        {onRead && (
          <MenuItem>
            <button type="button" {...menuItemAttributes()} onClick={onRead}>
              <MenuItemContent icon={Check}>{t('mark-read')}</MenuItemContent>
            </button>
          </MenuItem>
        )}
        <MenuItem>
          <button type="button" {...menuItemAttributes()} onClick={onDismiss}>
            <MenuItemContent icon={Trash}>{t('dismiss')}</MenuItemContent>
          </button>
        </MenuItem>
      </MenuSection>
    </Menu>
  );
}

import type { ConversationMessage } from '@moien/contract';
import {
  IconButton,
  Menu,
  MenuItem,
  MenuItemContent,
  MenuSection,
  menuItemAttributes,
} from '@moien/shared-lib/ui';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { useTranslation } from 'react-i18next';
import type { ThreadStore } from './thread-store.ts';

/** What one can do with one's own message for a quarter of an hour. */
export function MessageMenu({ message, store }: { message: ConversationMessage; store: ThreadStore }) {
  const { t } = useTranslation('messaging');
  return (
    <Menu
      label={t('message-menu')}
      trigger={(trigger) => <IconButton {...trigger} icon={Ellipsis} label={t('message-menu')} />}
    >
      <MenuSection>
        <MenuItem>
          <button type="button" {...menuItemAttributes()} onClick={() => store.change(message)}>
            <MenuItemContent icon={Pencil}>{t('edit')}</MenuItemContent>
          </button>
        </MenuItem>
        <MenuItem>
          <button type="button" {...menuItemAttributes()} onClick={() => void store.delete(message)}>
            <MenuItemContent icon={Trash2}>{t('delete')}</MenuItemContent>
          </button>
        </MenuItem>
      </MenuSection>
    </Menu>
  );
}

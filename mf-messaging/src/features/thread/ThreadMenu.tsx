import type { ConversationState } from '@moien/contract';
import {
  IconButton,
  Menu,
  MenuItem,
  MenuItemContent,
  MenuSection,
  menuItemAttributes,
} from '@moien/shared-lib/ui';
import Ban from 'lucide-react/icons/ban';
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import Flag from 'lucide-react/icons/flag';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LazyReportDialog } from '../report/LazyReportDialog.tsx';
import type { ThreadStore } from './thread-store.ts';

type ThreadMenuProps = { store: ThreadStore; conversation: ConversationState; name: string };

/** What one can do against the other side. */
export function ThreadMenu({ store, conversation: { id, isBlocked }, name }: ThreadMenuProps) {
  const { t } = useTranslation('messaging');
  const [isReporting, setReporting] = useState(false);
  const label = t('conversation-menu');
  return (
    <>
      <Menu
        label={label}
        align="end"
        trigger={(trigger) => <IconButton {...trigger} icon={EllipsisVertical} label={label} />}
      >
        <MenuSection>
          <MenuItem>
            <button type="button" {...menuItemAttributes()} onClick={() => void store.block(!isBlocked)}>
              <MenuItemContent icon={Ban}>{t(isBlocked ? 'unblock' : 'block', { name })}</MenuItemContent>
            </button>
          </MenuItem>
          <MenuItem>
            <button type="button" {...menuItemAttributes()} onClick={() => setReporting(true)}>
              <MenuItemContent icon={Flag}>{t('report-open', { name })}</MenuItemContent>
            </button>
          </MenuItem>
        </MenuSection>
      </Menu>
      <LazyReportDialog
        conversationId={id}
        name={name}
        isOpen={isReporting}
        onClose={() => setReporting(false)}
      />
    </>
  );
}

import { MESSAGE_TEXT_MAXIMUM, type OpenedConversation } from '@moien/contract';
import { useFeatureStore, useRootStore } from '@moien/shared-lib';
import {
  IconButton,
  Menu,
  MenuItem,
  MenuItemContent,
  MenuSection,
  menuItemAttributes,
} from '@moien/shared-lib/ui';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import Pencil from 'lucide-react/icons/pencil';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LazySavedRepliesDialog } from './LazySavedRepliesDialog.tsx';
import { filledText } from './placeholders.ts';
import { savedRepliesStore } from './saved-replies-store.ts';

type SavedReplyMenuProps = {
  opened: OpenedConversation;
  draft: string;
  onWrite: (text: string) => void;
};

/** Puts a saved reply into the field, for the host to look at and send; and leads to where they are kept. */
export const SavedReplyMenu = observer(function SavedReplyMenu({
  opened,
  draft,
  onWrite,
}: SavedReplyMenuProps) {
  const { t } = useTranslation('messaging');
  const { languageTag } = useRootStore();
  const saved = useFeatureStore(savedRepliesStore);
  const [isManaging, setManaging] = useState(false);
  const label = t('saved-replies');
  const insert = (text: string) => {
    const filled = filledText(text, opened, languageTag, t);
    onWrite(`${draft}${draft.trim() === '' ? '' : '\n'}${filled}`.slice(0, MESSAGE_TEXT_MAXIMUM));
  };
  return (
    <>
      <Menu
        label={label}
        trigger={(trigger) => (
          <IconButton {...trigger} icon={MessageSquareText} label={label} onClick={() => void saved.load()} />
        )}
      >
        <MenuSection>
          {saved.replies?.map(({ id, title, text }) => (
            <MenuItem key={id}>
              <button type="button" {...menuItemAttributes()} onClick={() => insert(text)}>
                <MenuItemContent>{title}</MenuItemContent>
              </button>
            </MenuItem>
          ))}
        </MenuSection>
        <MenuSection>
          <MenuItem>
            <button type="button" {...menuItemAttributes()} onClick={() => setManaging(true)}>
              <MenuItemContent icon={Pencil}>{t('saved-replies-manage')}</MenuItemContent>
            </button>
          </MenuItem>
        </MenuSection>
      </Menu>
      <LazySavedRepliesDialog isOpen={isManaging} onClose={() => setManaging(false)} />
    </>
  );
});

import { VisuallyHidden } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageText } from '../conversations/message-text.ts';
import type { ThreadStore } from './thread-store.ts';

/** Says what arrives to those who do not see it; the log itself also grows at its beginning. */
export const NewMessageStatus = observer(function NewMessageStatus(props: {
  store: ThreadStore;
  name: string;
}) {
  const { store, name } = props;
  const { t } = useTranslation('messaging');
  const last = store.messages?.at(-1);
  const [knownSeq] = useState(last?.seq ?? 0);
  const isNews = last && last.seq > knownSeq && last.senderUserProfileId !== store.userId && !last.isDeleted;
  return (
    <div role="status">
      <VisuallyHidden>{isNews && t('announced', { name, text: messageText(last, t) })}</VisuallyHidden>
    </div>
  );
});

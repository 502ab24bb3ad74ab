import { Button, Notice } from '@moien/shared-lib/ui';
import Ban from 'lucide-react/icons/ban';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { ThreadStore } from './thread-store.ts';

/** Reminds who has blocked the other side, and takes it back. Read out when it comes. */
export const BlockNotice = observer(function BlockNotice({
  store,
  name,
}: {
  store: ThreadStore;
  name: string;
}) {
  const { t } = useTranslation('messaging');
  return (
    <div role="status">
      {store.conversation?.isBlocked && (
        <Notice
          tone="informative"
          icon={Ban}
          action={<Button onClick={() => void store.block(false)}>{t('unblock', { name })}</Button>}
        >
          {t('blocked', { name })}
        </Notice>
      )}
    </div>
  );
});

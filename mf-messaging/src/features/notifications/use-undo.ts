import type { ChangedNotifications } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { NotificationsStore } from './notifications-store.ts';

/**
 * Says what was done and takes it back, by the toast's button or, while it is there, by Control or Command
 * and Z.
 */
export function useUndo(store: NotificationsStore) {
  const { t } = useTranslation('notifications');
  const { toast } = useRootStore();
  const last = useRef<{ id: number; run: () => void }>(undefined);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isUndo = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey;
      const { current } = last;
      if (!isUndo || !current || !toast.toasts.some(({ id }) => id === current.id)) return;
      event.preventDefault();
      toast.dismiss(current.id);
      current.run();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [toast]);
  return useCallback(
    (changed: ChangedNotifications | null) => {
      if (!changed) return void toast.show('error', t('change-failed'));
      const count = changed.notificationIdArray.length;
      if (count === 0) return;
      const run = () => void store.undo(changed);
      const text = t(changed.change === 'dismiss' ? 'dismissed' : 'read', {
        count,
      });
      last.current = { id: toast.show('informative', text, { label: t('undo'), run }), run };
    },
    [store, t, toast],
  );
}

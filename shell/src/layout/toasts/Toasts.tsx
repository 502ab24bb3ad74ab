import { TOAST_MILLISECONDS } from '@moien/contract';
import { type Toast as ToastData, useRootStore } from '@moien/shared-lib';
import { Toast, ToastRegion } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Of a toast that offers to do something: there is time to reach it (WCAG 2.2, success criterion 2.2.1). */
const ACTION_MILLISECONDS = 10_000;

/**
 * The page's toasts, errors apart because they interrupt; each stays 4 s, and as long as somebody points at
 * them (specification §9).
 */
export const Toasts = observer(function Toasts() {
  const { t } = useTranslation('shell');
  const { toast } = useRootStore();
  const [isPaused, setPaused] = useState(false);
  const draw = (entry: ToastData) => <TimedToast key={entry.id} entry={entry} isPaused={isPaused} />;
  return (
    <ToastRegion
      label={t('notices')}
      urgent={toast.toasts.filter(({ variant }) => variant === 'error').map(draw)}
      onPause={() => setPaused(true)}
      onResume={() => setPaused(false)}
    >
      {toast.toasts.filter(({ variant }) => variant !== 'error').map(draw)}
    </ToastRegion>
  );
});

function TimedToast({ entry, isPaused }: { entry: ToastData; isPaused: boolean }) {
  const { t } = useTranslation('shell');
  const { toast } = useRootStore();
  useEffect(() => {
    if (isPaused) return;
    const shownFor = entry.action ? ACTION_MILLISECONDS : TOAST_MILLISECONDS;
    const timer = setTimeout(() => toast.dismiss(entry.id), shownFor);
    return () => clearTimeout(timer);
  }, [isPaused, toast, entry]);
  const { action } = entry;
  const dismiss = () => toast.dismiss(entry.id);
  const act = action && {
    label: action.label,
    onPress: () => {
      dismiss();
      action.run();
    },
  };
  return (
    <Toast
      variant={entry.variant}
      dismissLabel={t('dismiss')}
      onDismiss={dismiss}
      {...(act && { action: act })}
    >
      {entry.text}
    </Toast>
  );
}

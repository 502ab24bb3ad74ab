import { LOADING_BAR_TICK_MILLISECONDS } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { ProgressBar } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router-dom';

const COMPLETE = 100;
/** Each tick goes part of the way that is left, so that the bar never claims to have arrived. */
const SHARE_OF_THE_REST = 0.08;

/**
 * Runs while the next page or the modal is being made ready, or session and essentials that the document
 * lacked are on their way (specification §4 and §9: ticks of 50 ms, up to 100).
 */
export const LoadingBar = observer(function LoadingBar() {
  const { t } = useTranslation('shell');
  const root = useRootStore();
  const isNavigating = useNavigation().state !== 'idle';
  const isLoading = isNavigating || root.isLoading || root.authModal.isAwaited;
  const [value, setValue] = useState(0);

  useEffect(() => {
    if (!isLoading) return;
    const timer = setInterval(
      () => setValue((current) => current + (COMPLETE - current) * SHARE_OF_THE_REST),
      LOADING_BAR_TICK_MILLISECONDS,
    );
    return () => {
      clearInterval(timer);
      setValue((current) => (current > 0 ? COMPLETE : 0));
    };
  }, [isLoading]);

  useEffect(() => {
    if (value < COMPLETE) return;
    const timer = setTimeout(() => setValue(0), LOADING_BAR_TICK_MILLISECONDS * 8);
    return () => clearTimeout(timer);
  }, [value]);

  return <ProgressBar value={value} label={t('loading')} />;
});

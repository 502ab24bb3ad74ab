import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdStore } from '../ad-store/ad-store.ts';

/** Publishes, pauses or archives a home, and what went wrong with it. */
export function useStateChange(store: AdStore) {
  const { t } = useTranslation('ad-form');
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const set = async (state: 'published' | 'paused' | 'archived') => {
    setIsBusy(true);
    setProblem(undefined);
    const outcome = await store.setState(state);
    setIsBusy(false);
    if (outcome?.kind === 'ok') return;
    setProblem(outcome?.kind === 'refused' ? outcome.problem.message : t('state-failed'));
  };
  return { isBusy, problem, set };
}

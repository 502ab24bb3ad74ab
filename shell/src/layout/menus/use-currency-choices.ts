import { useIsAlive, useRootStore } from '@moien/shared-lib';

/** In which currencies prices can be shown; for observers. None when there is nothing to choose from. */
export function useCurrencyChoices() {
  const { currency } = useRootStore();
  const choices = useIsAlive() ? currency.choices : currency.choicesOfDocument;
  return choices.length > 1 ? choices : [];
}

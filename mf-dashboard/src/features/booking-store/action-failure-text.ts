import type { TextFunction } from '@moien/shared-lib';
import type { ActionFailure } from './rental-booking-store.ts';

/** Why an action was not done: the sentence of the server (specification §8), else that nothing came. */
export function actionFailureText({ code, message }: ActionFailure, t: TextFunction): string {
  if (code === 'refund-changed') return t('refund-changed', {});
  return message ?? t('action-unreachable', {});
}

import { AUTH_PARAMETER } from '@moien/contract';

/** Of the history's state: the modal is open in this entry. */
export const MODAL_STATE_KEY = 'authModal';

/** Whether an address or an entry of the history opens the modal. */
export function isAskedFor(search: string, state: unknown): boolean {
  return new URLSearchParams(search).has(AUTH_PARAMETER) || Reflect.has(Object(state), MODAL_STATE_KEY);
}

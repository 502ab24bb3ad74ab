import { AUTH_PARAMETER, NEXT_PARAMETER, safeNextPath } from '@moien/contract';
import { AUTH_MODAL_MODES, type AuthModalMode } from '@moien/shared-lib';
import { MODAL_STATE_KEY } from './asked-for.ts';

/** How the modal is opened: by an address, or by going to an entry of the history in which it was open. */
export type ModalEntry = { mode: AuthModalMode; next?: string };

/** What an address asks for; a mode that nobody knows is none. */
export function entryOfAddress(search: string): ModalEntry | undefined {
  const query = new URLSearchParams(search);
  return entryOf(query.get(AUTH_PARAMETER), query.get(NEXT_PARAMETER));
}

/** The history's state may be of an earlier release, or of anybody. */
export function entryOfState(state: unknown): ModalEntry | undefined {
  const entry = propertyOf(state, MODAL_STATE_KEY);
  return entryOf(propertyOf(entry, 'mode'), propertyOf(entry, 'next'));
}

/** The state of the same page with the modal open: the router's part of it stays. */
export function stateWith(entry: ModalEntry, state: unknown): object {
  return { ...(typeof state === 'object' ? state : null), [MODAL_STATE_KEY]: entry };
}

function entryOf(mode: unknown, next: unknown): ModalEntry | undefined {
  const known = AUTH_MODAL_MODES.find((one) => one === mode);
  return known && { mode: known, next: safeNextPath(typeof next === 'string' ? next : undefined) };
}

function propertyOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

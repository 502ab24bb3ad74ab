import type { RealtimeEvent } from '@moien/contract';
import { act, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderPage } from './render-page.tsx';

type Options = Parameters<typeof renderPage>[1] & {
  /** Whether the server has said welcome before the card is shown. */
  isConnected?: boolean;
};

/** A card in the screen of a test, which says what the server says. */
export function renderCard(card: ReactNode, { isConnected = true, ...options }: Options = {}) {
  const listeners = new Set<(event: RealtimeEvent) => void>();
  const events = {
    subscribe: (listener: (event: RealtimeEvent) => void) => {
      listeners.add(listener);
      return { unsubscribe: () => listeners.delete(listener) };
    },
  };
  const realtime = { events, isConnected: () => isConnected };
  const shown = renderPage(card, {
    ...options,
    load: (root) => Object.defineProperty(root, 'realtime', { value: Promise.resolve(realtime) }),
  });
  const hear = (event: RealtimeEvent) => act(() => listeners.forEach((listener) => void listener(event)));
  return { ...shown, hear, listeners };
}

export const cardText = async () => (await screen.findByRole('article')).textContent;

/** @param path without a query */
export const countCalls = (sent: { call: string }[], path: string) =>
  sent.filter(({ call }) => call.split('?')[0] === path).length;

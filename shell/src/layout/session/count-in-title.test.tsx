import { exampleRoot, exampleSession } from '@moien/shared-lib/testing';
import { waitFor } from '@testing-library/react';
import { countInTitle } from './count-in-title.ts';

const openWith = (unreadNotificationCount: number) => {
  document.title = 'Keys';
  const root = exampleRoot({ session: { ...exampleSession, unreadNotificationCount } });
  return { root, stop: countInTitle(root) };
};

it('counts the notifications that wait, to nine', () => {
  const { root, stop } = openWith(2);
  expect(document.title).toBe('(2) Keys');
  root.session.follow({ ...exampleSession, unreadNotificationCount: 12 });
  expect(document.title).toBe('(9+) Keys');
  root.session.follow({ ...exampleSession, unreadNotificationCount: 0 });
  expect(document.title).toBe('Keys');
  stop();
});

it('counts before the title of the next page, too, until it ends', async () => {
  const { stop } = openWith(3);
  document.title = 'Lamps';
  await waitFor(() => expect(document.title).toBe('(3) Lamps'));
  stop();
  document.title = 'Doors';
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(document.title).toBe('Doors');
});

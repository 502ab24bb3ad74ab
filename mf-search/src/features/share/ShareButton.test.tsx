import { createTexts, RootStoreProvider } from '@moien/shared-lib';
import { exampleRoot } from '@moien/shared-lib/testing';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import english from '../../locales/en.json' with { type: 'json' };
import { ShareButton } from './ShareButton.tsx';

afterEach(cleanup);

function press(writeText: ((text: string) => Promise<void>) | undefined) {
  const root = exampleRoot({ languageTag: 'en' });
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: writeText && { writeText } });
  render(
    <RootStoreProvider root={root} texts={createTexts('en', { search: english })}>
      <ShareButton title="Attic" />
    </RootStoreProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Share' }));
  return root;
}

describe('ShareButton', () => {
  it('copies the address of the page and says so', async () => {
    const copied: string[] = [];
    const { toast } = press(async (text) => void copied.push(text));
    await waitFor(() => expect(toast.toasts.map(({ text }) => text)).toEqual(['Link copied.']));
    expect(copied).toEqual([window.location.href]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows the address, to be copied by hand, where nothing may be copied', async () => {
    press(undefined);
    await screen.findByRole('dialog', { name: english['share-home'] });
    expect(screen.getByLabelText<HTMLInputElement>('Link').value).toBe(window.location.href);
  });
});

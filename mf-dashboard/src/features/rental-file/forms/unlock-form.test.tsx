import { WithTexts } from '@moien/shared-lib/lazy-texts';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { exampleRentalFile } from '../../examples/example-rental-file.ts';
import { exampleSite, renderPage } from '../../examples/render-page.tsx';
import { sheetFormTexts } from '../../sheet-form/sheet-form-texts.ts';
import { RentalFileStore } from '../rental-file-store.ts';
import { rentalFileTexts } from '../rental-file-texts.ts';
import { UnlockForm } from './UnlockForm.tsx';

// They are loaded with their first use.
beforeAll(() => Promise.all([rentalFileTexts, sheetFormTexts].map(({ en }) => en.loadWithRetry())));
afterEach(cleanup);

it('asks in the words of a rental file, and says what is missing', async () => {
  const store = new RentalFileStore(exampleSite().root);
  renderPage(
    <WithTexts namespace="rental-file" texts={rentalFileTexts}>
      <UnlockForm store={store} file={exampleRentalFile()} onClose={() => undefined} />
    </WithTexts>,
  );
  const dialog = await screen.findByRole('dialog', { name: 'Open your documents' });
  expect(dialog.textContent).not.toContain('Bank details');
  fireEvent.click(screen.getByRole('button', { name: 'Open' }));
  await screen.findByText('Please enter your current password so that we know it’s you.');
  expect(screen.getByLabelText('Your current password').getAttribute('aria-invalid')).toBe('true');
});

it('asks before it closes over what was typed', async () => {
  const store = new RentalFileStore(exampleSite().root);
  const onClose = jest.fn();
  renderPage(
    <WithTexts namespace="rental-file" texts={rentalFileTexts}>
      <UnlockForm store={store} file={exampleRentalFile()} onClose={onClose} />
    </WithTexts>,
  );
  const dialog = await screen.findByRole('dialog', { name: 'Open your documents' });
  fireEvent.input(screen.getByLabelText('Your current password'), { target: { value: 'Quetsch' } });
  // Escape: the platform asks before it closes.
  expect(fireEvent(dialog, new Event('cancel', { cancelable: true }))).toBe(false);
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  fireEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { Dialog, type DialogProps } from './Dialog.tsx';
import { Sheet } from './Sheet.tsx';

const shared: Omit<DialogProps, 'isOpen' | 'onClose'> = {
  title: 'Delete this advert?',
  description: 'Bookings that exist remain.',
  closeLabel: 'Close',
  children: <p>Really</p>,
};

describe.each([
  ['Dialog', Dialog],
  ['Sheet', Sheet],
])('%s', (_, Kind) => {
  it('is named and described', () => {
    render(<Kind {...shared} isOpen onClose={() => undefined} />);
    const dialog = screen.getByRole('dialog', { name: 'Delete this advert?' });
    const description = document.getElementById(dialog.getAttribute('aria-describedby') ?? '');
    expect(description?.textContent).toBe('Bookings that exist remain.');
  });

  it('is open as long as its owner says so', () => {
    const dialog = (isOpen: boolean) => <Kind {...shared} isOpen={isOpen} onClose={() => undefined} />;
    const { rerender } = render(dialog(false));
    expect(screen.queryByRole('dialog')).toBeNull();
    rerender(dialog(true));
    expect(screen.getByRole('dialog')).not.toBeNull();
    rerender(dialog(false));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    ['its button', () => fireEvent.click(screen.getByRole('button', { name: 'Close' }))],
    ['a press beside it', () => fireEvent.click(screen.getByRole('dialog'))],
    ['the browser, as for Escape', () => screen.getByRole<HTMLDialogElement>('dialog').close()],
  ])('tells its owner that it is to be closed by %s', async (__, close) => {
    let closings = 0;
    render(
      <Kind
        {...shared}
        isOpen
        onClose={() => {
          closings += 1;
        }}
      />,
    );
    await act(async () => close());
    expect(closings).toBe(1);
  });

  it('does not take a press on what is inside for one beside it', () => {
    let closings = 0;
    render(
      <Kind
        {...shared}
        isOpen
        onClose={() => {
          closings += 1;
        }}
      />,
    );
    fireEvent.click(screen.getByText('Really'));
    expect(closings).toBe(0);
  });

  it.each([
    ['its button', () => fireEvent.click(screen.getByRole('button', { name: 'Close' }))],
    ['the browser', () => screen.getByRole<HTMLDialogElement>('dialog').close()],
  ])('tells it once when its owner then closes it, by %s', async (__, close) => {
    let closings = 0;
    function Owner() {
      const [isOpen, setOpen] = useState(true);
      const onClose = () => {
        closings += 1;
        setOpen(false);
      };
      return <Kind {...shared} isOpen={isOpen} onClose={onClose} />;
    }
    render(<Owner />);
    await act(async () => close());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(closings).toBe(1);
  });
});

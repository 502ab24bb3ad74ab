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

/** Has been open for so long already, as the clock of events counts. */
const openFor = (milliseconds: number) =>
  jest.spyOn(performance, 'now').mockReturnValue(new Event('pointerdown').timeStamp - milliseconds);

/** A mouse goes down on one thing and up on another; what contains both is clicked. */
function press(from: Element, { upOn = from, on = from, detail = 1 } = {}) {
  fireEvent.pointerDown(from);
  fireEvent.pointerUp(upOn);
  fireEvent.click(on, { detail });
}

describe.each([
  ['Dialog', Dialog],
  ['Sheet', Sheet],
])('%s', (_, Kind) => {
  beforeEach(() => void openFor(600));
  afterEach(() => void jest.restoreAllMocks());

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
    ['a press beside it', () => press(screen.getByRole('dialog'))],
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

  it.each([
    ['a press on what is inside', () => press(screen.getByText('Really'))],
    [
      'a press that began inside, as when text is selected',
      () => press(screen.getByText('Really'), { on: screen.getByRole('dialog') }),
    ],
    [
      'a press that ended inside',
      () => press(screen.getByRole('dialog'), { upOn: screen.getByText('Really') }),
    ],
    ['the second press of two at once', () => press(screen.getByRole('dialog'), { detail: 2 })],
  ])('does not take %s for one beside it', (__, act) => {
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
    act();
    expect(closings).toBe(0);
  });

  it('does not take a press for one beside it that was meant for what stood there until just now', () => {
    openFor(300);
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
    press(screen.getByRole('dialog'));
    expect(closings).toBe(0);
  });

  it('stays open when its owner opens it again before the browser has told that it was closed', async () => {
    let closings = 0;
    const dialog = (isOpen: boolean) => (
      <Kind
        {...shared}
        isOpen={isOpen}
        onClose={() => {
          closings += 1;
        }}
      />
    );
    const { rerender } = render(dialog(true));
    rerender(dialog(false));
    rerender(dialog(true));
    await act(async () => undefined);
    expect([closings, screen.queryByRole('dialog') === null]).toEqual([0, false]);
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

import { act, createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Toast } from './Toast.tsx';
import { ToastRegion } from './ToastRegion.tsx';

function renderRegion(texts: readonly string[]) {
  const calls: string[] = [];
  const region = (current: readonly string[]) => (
    <ToastRegion label="Messages" onPause={() => calls.push('pause')} onResume={() => calls.push('resume')}>
      {current.map((text) => (
        <Toast key={text} variant="success" dismissLabel="Dismiss" onDismiss={() => calls.push('dismiss')}>
          {text}
        </Toast>
      ))}
    </ToastRegion>
  );
  const { rerender } = render(region(texts));
  return { calls, show: (current: readonly string[]) => rerender(region(current)) };
}

describe('ToastRegion', () => {
  it('is named and has both live lists before there is anything to say', () => {
    renderRegion([]);
    expect(screen.getByRole('region', { name: 'Messages' })).not.toBeNull();
    const lists = screen.getAllByRole('list');
    expect(lists.map((list) => list.getAttribute('aria-live'))).toEqual(['polite', 'assertive']);
  });

  it('interrupts for what is urgent only', () => {
    const toast = (variant: 'success' | 'error') => (
      <Toast variant={variant} dismissLabel="Dismiss" onDismiss={() => undefined}>
        {variant}
      </Toast>
    );
    render(
      <ToastRegion label="Messages" urgent={toast('error')}>
        {toast('success')}
      </ToastRegion>,
    );
    expect(screen.getAllByRole('list').map(({ textContent }) => textContent)).toEqual(['success', 'error']);
  });

  it('gives the focus back to where it came from when the toast with the focus is dismissed', () => {
    const field = document.body.appendChild(document.createElement('input'));
    const { calls, show } = renderRegion(['Saved.']);
    field.focus();
    act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
    show([]);
    expect(document.activeElement).toBe(field);
    expect(calls).toEqual(['pause', 'resume']);
    field.remove();
  });

  it('is inside a dialog that is open, in the top layer, and in its own place again afterwards', async () => {
    const dialog = document.body.appendChild(document.createElement('dialog'));
    const { rerender } = render(<ToastRegion label="Messages" />);
    const region = screen.getByRole('region', { name: 'Messages' });
    const home = region.parentElement;
    dialog.showModal();
    await waitFor(() => expect(region.parentElement).toBe(dialog));
    expect(region.matches(':popover-open')).toBe(true);
    rerender(<ToastRegion label="Messages" urgent={<li>Gone</li>} />);
    expect(dialog.textContent).toBe('Gone');
    dialog.close();
    dialog.remove();
    await waitFor(() => expect(region.parentElement).toBe(home));
    expect(region.hasAttribute('popover')).toBe(false);
    expect(region.textContent).toBe('Gone');
  });

  it.each([
    ['above a dialog with room there', { top: 200, window: 1440 }, ['192px', '496px', '448px']],
    ['beside one that is as high as the window', { top: 24, window: 1440 }, ['24px', '944px', '496px']],
    ['below the head of one that is as wide, too', { top: 24, window: 1000 }, ['24px', '496px', '448px']],
  ])('stands %s', async (_, { top, window }, expected) => {
    const dialog = document.body.appendChild(document.createElement('dialog'));
    const sizes = { offsetTop: top, offsetLeft: 496, offsetWidth: 448 };
    for (const [name, value] of Object.entries(sizes)) Object.defineProperty(dialog, name, { value });
    jest.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(window);
    const { rerender, unmount } = render(<ToastRegion label="Messages" />);
    dialog.showModal();
    const region = screen.getByRole('region', { name: 'Messages' });
    await waitFor(() => expect(region.parentElement).toBe(dialog));
    rerender(<ToastRegion label="Messages" urgent={<li>Gone</li>} />);
    const place = ['top', 'left', 'width'].map((name) => region.style.getPropertyValue(`--toast-${name}`));
    expect(place).toEqual(expected);
    unmount();
    dialog.remove();
    jest.restoreAllMocks();
  });

  it('can leave the page while it is inside a dialog', async () => {
    const dialog = document.body.appendChild(document.createElement('dialog'));
    const { unmount } = render(<ToastRegion label="Messages" />);
    dialog.showModal();
    await waitFor(() => expect(dialog.childElementCount).toBe(1));
    unmount();
    expect(dialog.childElementCount).toBe(0);
    dialog.remove();
  });

  it('pauses once while pointer or focus is in, and resumes when both have left', () => {
    const { calls } = renderRegion(['Saved']);
    const item = screen.getByRole('listitem');
    const button = screen.getByRole('button', { name: 'Dismiss' });
    fireEvent.pointerEnter(item);
    act(() => button.focus());
    fireEvent.pointerLeave(item);
    expect(calls).toEqual(['pause']);
    act(() => button.blur());
    expect(calls).toEqual(['pause', 'resume']);
  });

  it('resumes when the toast that held the focus goes away', () => {
    const { calls, show } = renderRegion(['Saved', 'Sent']);
    act(() => screen.getAllByRole('button')[0]?.focus());
    show(['Sent']);
    expect(calls).toEqual(['pause', 'resume']);
  });

  it('resumes when the last toast disappears under the pointer', () => {
    const { calls, show } = renderRegion(['Saved']);
    fireEvent.pointerEnter(screen.getByRole('listitem'));
    show([]);
    expect(calls).toEqual(['pause', 'resume']);
  });

  it('hands the press on dismiss to its owner', () => {
    const { calls } = renderRegion(['Saved']);
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(calls).toEqual(['dismiss']);
  });

  const swipe = (to: number, lastEvent: 'pointerUp' | 'pointerCancel', milliseconds: number) => {
    const toast = screen.getByRole('listitem');
    const at = (clientX: number, timeStamp: number) => ({ clientX, timeStamp, button: 0, isPrimary: true });
    const send = (
      name: 'pointerDown' | 'pointerMove' | 'pointerUp' | 'pointerCancel',
      x: number,
      time: number,
    ) => {
      const event = createEvent[name](toast);
      for (const [key, value] of Object.entries(at(x, time))) Object.defineProperty(event, key, { value });
      fireEvent(toast, event);
    };
    send('pointerDown', 200, 1000);
    send('pointerMove', 200 + to, 1000 + milliseconds);
    const moved = toast.style.getPropertyValue('--swipe');
    send(lastEvent, 200 + to, 1000 + milliseconds);
    return moved;
  };

  it.each([
    ['far enough', 120, 'pointerUp', 900, ['dismiss']],
    ['far enough to the other side', -120, 'pointerUp', 900, ['dismiss']],
    ['with a flick', 40, 'pointerUp', 50, ['dismiss']],
    ['too little', 40, 'pointerUp', 900, []],
    ['into a scroll, which the browser takes over', 120, 'pointerCancel', 900, []],
  ] as const)('is swiped away %s, or stays', (_, to, lastEvent, milliseconds, expected) => {
    const { calls } = renderRegion(['Saved']);
    expect(swipe(to, lastEvent, milliseconds)).toBe(`${to}px`);
    expect(calls).toEqual(expected);
    if (expected.length === 0)
      expect(screen.getByRole('listitem').style.getPropertyValue('--swipe')).toBe('');
  });

  it('does not move for a finger that trembles', () => {
    const { calls } = renderRegion(['Saved']);
    expect(swipe(5, 'pointerUp', 1)).toBe('');
    expect(calls).toEqual([]);
  });
});

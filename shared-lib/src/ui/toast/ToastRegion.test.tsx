import { act, fireEvent, render, screen } from '@testing-library/react';
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
  it('is a named, polite live list even when it is empty', () => {
    renderRegion([]);
    expect(screen.getByRole('region', { name: 'Messages' })).not.toBeNull();
    expect(screen.getByRole('list').getAttribute('aria-live')).toBe('polite');
  });

  it('pauses once while pointer or focus is in, and resumes when both have left', () => {
    const { calls } = renderRegion(['Saved']);
    const list = screen.getByRole('list');
    const button = screen.getByRole('button', { name: 'Dismiss' });
    fireEvent.pointerEnter(list);
    act(() => button.focus());
    fireEvent.pointerLeave(list);
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
    fireEvent.pointerEnter(screen.getByRole('list'));
    show([]);
    expect(calls).toEqual(['pause', 'resume']);
  });

  it('hands the press on dismiss to its owner', () => {
    const { calls } = renderRegion(['Saved']);
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(calls).toEqual(['dismiss']);
  });
});

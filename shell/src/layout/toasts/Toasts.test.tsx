import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { examplePage } from '../testing/example-page.tsx';
import { Toasts } from './Toasts.tsx';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

function show() {
  const { page, root } = examplePage(<Toasts />);
  render(page);
  return root.toast;
}
const texts = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
const wait = (milliseconds: number) => act(() => void jest.advanceTimersByTime(milliseconds));

describe('Toasts', () => {
  it('stay four seconds, each from when it came', () => {
    const toast = show();
    act(() => toast.show('success', 'Gespeichert.'));
    wait(2000);
    act(() => toast.show('informative', 'Neue Preise.'));
    wait(1999);
    expect(texts()).toEqual(['Gespeichert.', 'Neue Preise.']);
    wait(1);
    expect(texts()).toEqual(['Neue Preise.']);
    wait(2000);
    expect(texts()).toEqual([]);
  });

  it('stay while somebody points at them or has the focus in them', () => {
    const toast = show();
    act(() => toast.show('warning', 'Der Preis hat sich geändert.'));
    fireEvent.pointerEnter(screen.getByRole('listitem'));
    wait(10_000);
    expect(texts()).toHaveLength(1);
    act(() => screen.getByRole('button', { name: 'Schließen' }).focus());
    fireEvent.pointerLeave(screen.getByRole('listitem'));
    wait(10_000);
    expect(texts()).toHaveLength(1);
    act(() => screen.getByRole('button', { name: 'Schließen' }).blur());
    wait(4000);
    expect(texts()).toEqual([]);
  });

  it('can be acted on, for which they stay ten seconds', () => {
    const toast = show();
    const run = jest.fn();
    act(() => void toast.show('informative', 'Entfernt.', { label: 'Rückgängig', run }));
    wait(9999);
    fireEvent.click(screen.getByRole('button', { name: 'Rückgängig' }));
    expect([run.mock.calls.length, texts()]).toEqual([1, []]);
    act(() => void toast.show('informative', 'Entfernt.', { label: 'Rückgängig', run }));
    wait(10_000);
    expect(texts()).toEqual([]);
  });

  it('are said in their own way: an error at once, the rest at the next pause', () => {
    const toast = show();
    for (const variant of ['warning', 'error', 'informative', 'success'] as const)
      act(() => toast.show(variant, variant));
    const saidAs = (text: string) => screen.getByText(text).closest('[aria-live]')?.getAttribute('aria-live');
    expect(['warning', 'error', 'informative', 'success'].map(saidAs)).toEqual([
      'polite',
      'assertive',
      'polite',
      'polite',
    ]);
  });

  it('stand in a region that is there before them, or it would not be announced', () => {
    show();
    expect(screen.getByRole('region', { name: 'Meldungen' })).not.toBeNull();
  });

  it('go by their button', () => {
    const toast = show();
    act(() => toast.show('error', 'Das ging nicht.'));
    fireEvent.click(screen.getByRole('button', { name: 'Schließen' }));
    expect(toast.toasts).toEqual([]);
  });
});

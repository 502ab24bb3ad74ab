import { act, fireEvent, render, screen } from '@testing-library/react';
import { MessageSearchField } from './MessageSearchField.tsx';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function open(text = '') {
  const onSearch = jest.fn();
  render(<MessageSearchField text={text} onSearch={onSearch} />);
  return { onSearch, field: screen.getByRole('searchbox') };
}

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

describe('MessageSearchField', () => {
  it('looks once for what was typed, after a pause, without spaces around it', () => {
    const { onSearch, field } = open();
    fireEvent.change(field, { target: { value: ' li' } });
    wait(200);
    fireEvent.change(field, { target: { value: ' lift ' } });
    wait(299);
    expect(onSearch).not.toHaveBeenCalled();
    wait(1);
    expect(onSearch.mock.calls).toEqual([['lift']]);
  });

  it('looks at once when it is sent', () => {
    const { onSearch, field } = open();
    fireEvent.change(field, { target: { value: 'key' } });
    fireEvent.submit(field);
    expect(onSearch.mock.calls).toEqual([['key']]);
  });

  it('is emptied by its button, and keeps the focus', () => {
    const { onSearch, field } = open('key');
    fireEvent.click(screen.getByRole('button', { name: 'search-clear' }));
    expect(onSearch.mock.calls).toEqual([['']]);
    expect((field as HTMLInputElement).value).toBe('');
    expect(document.activeElement).toBe(field);
  });
});

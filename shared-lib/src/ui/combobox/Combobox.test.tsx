import { fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { Combobox, type ComboboxGroup, type ComboboxMessage } from './index.ts';

const found: readonly ComboboxGroup[] = [
  {
    options: [
      { id: 'trier', label: 'Trier', detail: 'Germany' },
      { id: 'metz', label: 'Metz', detail: 'France' },
    ],
  },
  { label: 'Recent places', options: [{ id: 'namur', label: 'Namur' }] },
];

interface Told {
  queries: string[];
  chosen: string[];
}

interface OwnedProps {
  told?: Told;
  groups?: readonly ComboboxGroup[];
  message?: ComboboxMessage;
  first?: string;
  disabled?: boolean;
}

function OwnedCombobox({ told, groups = found, message, first = '', disabled }: OwnedProps) {
  const [query, setQuery] = useState(first);
  return (
    <Combobox
      label="Where to"
      query={query}
      onQueryChange={(text) => {
        told?.queries.push(text);
        setQuery(text);
      }}
      groups={groups}
      onSelect={({ id, label }) => {
        told?.chosen.push(id);
        setQuery(label);
      }}
      selectedId="metz"
      message={message}
      disabled={disabled}
      labels={{ list: 'Places', clear: 'Clear', count: (count) => `${count} places` }}
    />
  );
}

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Where to' });
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
const isExpanded = () => field().getAttribute('aria-expanded') === 'true';
const press = (key: string, more: object = {}) => fireEvent.keyDown(field(), { key, ...more });
const active = () => {
  const id = field().getAttribute('aria-activedescendant');
  return id ? document.getElementById(id)?.textContent : undefined;
};

function renderWith(props: Omit<OwnedProps, 'told'> = {}): Told {
  const told: Told = { queries: [], chosen: [] };
  render(<OwnedCombobox {...props} told={told} />);
  return told;
}

describe('Combobox', () => {
  it('opens by a press, names its list, its groups and what is chosen, and counts', () => {
    renderWith();
    expect(isExpanded()).toBe(false);
    expect(field().hasAttribute('aria-controls')).toBe(false);
    fireEvent.click(field());
    expect(isExpanded()).toBe(true);
    const list = screen.getByRole('listbox', { name: 'Places' });
    expect(field().getAttribute('aria-controls')).toBe(list.id);
    expect(options()).toEqual(['Trier Germany', 'Metz France', 'Namur']);
    expect(within(screen.getByRole('group', { name: 'Recent places' })).getAllByRole('option')).toHaveLength(
      1,
    );
    expect(screen.getByRole('option', { selected: true }).textContent).toBe('Metz France');
    expect(screen.getByRole('status').textContent).toBe('3 places');
  });

  it('chooses nothing by typing, nor by Enter without the arrow keys', () => {
    const told = renderWith();
    fireEvent.change(field(), { target: { value: 'Trier' } });
    expect(isExpanded()).toBe(true);
    expect(active()).toBeUndefined();
    expect(press('Enter')).toBe(true);
    expect(press('Tab')).toBe(true);
    expect(told).toEqual({ queries: ['Trier'], chosen: [] });
    expect(isExpanded()).toBe(false);
  });

  it('goes through the options by the arrow keys, Home and End, and takes one by Enter', () => {
    const told = renderWith();
    const way = ['ArrowDown', 'ArrowDown', 'End', 'ArrowDown', 'ArrowUp', 'Home'].map((key) => {
      press(key);
      return active();
    });
    expect(way).toEqual(['Trier Germany', 'Metz France', 'Namur', 'Trier Germany', 'Namur', 'Trier Germany']);
    expect(press('Enter')).toBe(false);
    expect(told.chosen).toEqual(['trier']);
    expect(field().value).toBe('Trier');
    expect(isExpanded()).toBe(false);
  });

  it('leaves Home and End to the text while no option is active, and keys of an unfinished character to it', () => {
    const told = renderWith();
    fireEvent.click(field());
    expect(press('Home')).toBe(true);
    expect(press('End')).toBe(true);
    expect(press('ArrowDown')).toBe(false);
    press('Enter', { isComposing: true });
    expect(told.chosen).toEqual([]);
  });

  it('opens without an active option by Alt and Arrow Down', () => {
    renderWith();
    press('ArrowDown', { altKey: true });
    expect(isExpanded()).toBe(true);
    expect(active()).toBeUndefined();
  });

  it('forgets the active option when more is typed', () => {
    renderWith();
    press('ArrowDown');
    fireEvent.change(field(), { target: { value: 'T' } });
    expect(active()).toBeUndefined();
  });

  it('takes an option that is pressed, while the focus stays in the field', () => {
    const told = renderWith();
    field().focus();
    fireEvent.click(field());
    const option = screen.getByRole('option', { name: 'Namur' });
    expect(fireEvent.mouseDown(option)).toBe(false);
    fireEvent.click(option);
    expect(told.chosen).toEqual(['namur']);
    expect(document.activeElement).toBe(field());
  });

  it('closes by Escape, once, and keeps what is typed', () => {
    renderWith({ first: 'Tri' });
    fireEvent.click(field());
    expect(press('Escape')).toBe(false);
    expect(isExpanded()).toBe(false);
    expect(field().value).toBe('Tri');
    expect(press('Escape')).toBe(true);
  });

  it('closes by a press or a focus elsewhere, not when a phone puts its keyboard down', () => {
    render(
      <>
        <OwnedCombobox />
        <button type="button">Elsewhere</button>
      </>,
    );
    fireEvent.click(field());
    fireEvent.blur(field());
    expect(isExpanded()).toBe(true);
    fireEvent.blur(field(), { relatedTarget: screen.getByRole('button') });
    expect(isExpanded()).toBe(false);
    fireEvent.click(field());
    fireEvent.pointerDown(screen.getByRole('listbox'));
    expect(isExpanded()).toBe(true);
    fireEvent.pointerDown(screen.getByRole('button'));
    expect(isExpanded()).toBe(false);
  });

  it('is emptied by its button, which is there only when something is to be emptied', () => {
    const told = renderWith({ first: 'Trier' });
    fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(told.queries).toEqual(['']);
    expect(document.activeElement).toBe(field());
    expect(isExpanded()).toBe(true);
    expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull();
  });

  it.each(['busy', 'empty', 'error'] as const)('says %s to the eye and to the ear', (kind) => {
    renderWith({ groups: [], message: { kind, text: 'A message' } });
    expect(screen.getByRole('status').textContent).toBe('');
    fireEvent.change(field(), { target: { value: 'Tri' } });
    expect(screen.getByRole('status').textContent).toBe('A message');
    expect(screen.getAllByText('A message')).toHaveLength(2);
    expect(isExpanded()).toBe(false);
  });

  it('does not open late for somebody who went elsewhere', () => {
    const { rerender } = render(<OwnedCombobox groups={[]} />);
    fireEvent.change(field(), { target: { value: 'Tri' } });
    fireEvent.pointerDown(document.body);
    rerender(<OwnedCombobox groups={found} />);
    expect(isExpanded()).toBe(false);
  });

  it('keeps the active option when the options around it change, and loses it when it goes', () => {
    const { rerender } = render(<OwnedCombobox />);
    press('ArrowDown');
    press('ArrowDown');
    rerender(<OwnedCombobox groups={[{ options: [{ id: 'metz', label: 'Metz' }] }]} />);
    expect(active()).toBe('Metz');
    rerender(<OwnedCombobox groups={[{ options: [{ id: 'trier', label: 'Trier' }] }]} />);
    expect(active()).toBeUndefined();
  });

  it('opens nothing while it is disabled', () => {
    renderWith({ disabled: true, first: 'Trier' });
    fireEvent.click(field());
    press('ArrowDown');
    expect(isExpanded()).toBe(false);
    expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull();
  });
});

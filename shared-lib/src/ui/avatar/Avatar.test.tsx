import { fireEvent, render, screen } from '@testing-library/react';
import { Avatar } from './Avatar.tsx';

const image = (container: HTMLElement) => container.querySelector('img');

describe('Avatar', () => {
  it('shows the first letter of the first name', () => {
    render(<Avatar firstName="marie" label="Marie Weber" />);
    expect(screen.getByRole('img', { name: 'Marie Weber' }).textContent).toBe('M');
  });

  it('asks for the picture it is given, and shows the letter again when it fails', () => {
    const { container } = render(<Avatar firstName="Marie" url="/upload/marie-512.avif" />);
    const picture = image(container);
    expect(picture?.getAttribute('src')).toBe('/upload/marie-512.avif');
    fireEvent.error(picture ?? document.body);
    expect(image(container)).toBeNull();
    expect(container.textContent).toBe('M');
  });

  it('has the same one of four colours for a person everywhere, and its own without one', () => {
    const toneOf = (id?: string) =>
      render(<Avatar firstName="Jo" {...(id && { id })} />)
        .container.querySelector('[data-tone]')
        ?.getAttribute('data-tone');
    const tones = ['a', 'b', 'c', 'd'].map((end) => toneOf(`0198f0c2-7d3e-7b1a-9f00-00000000000${end}`));
    expect(new Set(tones)).toEqual(new Set(['0', '1', '2', '3']));
    expect(toneOf('0198f0c2-7d3e-7b1a-9f00-00000000000a')).toBe(tones[0]);
    expect(toneOf()).toBeUndefined();
  });

  it('tries again with another picture', () => {
    const { container, rerender } = render(<Avatar firstName="Marie" url="/upload/a-512.avif" />);
    fireEvent.error(image(container) ?? document.body);
    rerender(<Avatar firstName="Marie" url="/upload/b-512.avif" />);
    expect(image(container)?.getAttribute('src')).toBe('/upload/b-512.avif');
  });

  it('is hidden when the text beside it says who it is, its badge is not', () => {
    render(<Avatar firstName="Marie" badge={<span>3 unread</span>} />);
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.getByText('3 unread').closest('[aria-hidden]')).toBeNull();
  });
});

import { fireEvent, render, screen } from '@testing-library/react';
import { Picture } from './Picture.tsx';

const url = (width: number) => `/upload/home-${width}.avif`;

function images(container: HTMLElement): HTMLImageElement[] {
  return [...container.querySelectorAll('img')];
}

describe('Picture', () => {
  it('offers every width, the lowest first on its own', () => {
    const { container } = render(<Picture url={url} sizes="50vw" alt="A townhouse" />);
    const [low, full] = images(container);
    expect(low?.getAttribute('src')).toBe('/upload/home-360.avif');
    expect(low?.alt).toBe('');
    expect(full?.srcset).toBe(
      '/upload/home-360.avif 360w, /upload/home-512.avif 512w, /upload/home-640.avif 640w, /upload/home-960.avif 960w, /upload/home-1920.avif 1920w',
    );
    expect(full?.sizes).toBe('50vw');
    expect(full?.getAttribute('loading')).toBe('lazy');
  });

  it('offers no width above 640 for an icon', () => {
    const { container } = render(<Picture url={url} sizes="3rem" alt="Luxembourg" isIcon />);
    const [, full] = images(container);
    expect(full?.srcset).toBe(
      '/upload/home-360.avif 360w, /upload/home-512.avif 512w, /upload/home-640.avif 640w',
    );
    expect(full?.getAttribute('src')).toBe('/upload/home-640.avif');
  });

  it('loads the picture that is seen first at once', () => {
    const { container } = render(<Picture url={url} sizes="100vw" alt="A townhouse" isEager />);
    const [low, full] = images(container);
    expect(full?.getAttribute('loading')).toBe('eager');
    expect(full?.getAttribute('fetchpriority')).toBe('high');
    expect(full?.getAttribute('decoding')).toBe('sync');
    // It must not take the way from styles, fonts and the picture itself.
    expect(low?.getAttribute('fetchpriority')).toBe('low');
  });

  it('keeps the low picture, with its meaning, when the others fail', () => {
    const { container } = render(<Picture url={url} sizes="100vw" alt="A townhouse" />);
    fireEvent.error(screen.getByAltText('A townhouse'));
    expect(images(container).map(({ alt, src }) => [alt, new URL(src).pathname])).toEqual([
      ['A townhouse', '/upload/home-360.avif'],
    ]);
  });

  it('draws its fallback with the same meaning when nothing can be loaded', () => {
    const { container } = render(<Picture url={url} sizes="100vw" alt="A townhouse" />);
    for (const image of images(container)) fireEvent.error(image);
    expect(images(container)).toEqual([]);
    expect(screen.getByRole('img', { name: 'A townhouse' })).not.toBeNull();
  });

  it('tries again when another picture takes its place', () => {
    const { container, rerender } = render(<Picture url={url} sizes="100vw" alt="A townhouse" />);
    for (const image of images(container)) fireEvent.error(image);
    rerender(<Picture url={(width) => `/upload/other-${width}.avif`} sizes="100vw" alt="A farm" />);
    expect(images(container)).toHaveLength(2);
  });

  it('hides a fallback that has no meaning', () => {
    render(<Picture sizes="100vw" alt="" />);
    expect(screen.queryByRole('img')).toBeNull();
  });
});

import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { RangeSlider, type SliderRange } from './RangeSlider.tsx';
import { bentScale } from './slider-scale.ts';

interface OwnedProps {
  first?: SliderRange;
  told?: SliderRange[];
  isBent?: boolean;
}

function OwnedRange({ first = [100, 400], told = [], isBent = false }: OwnedProps) {
  const [value, setValue] = useState(first);
  return (
    <RangeSlider
      label="Price"
      fromLabel="At least"
      toLabel="At most"
      minimum={0}
      maximum={2000}
      {...(isBent && { scale: bentScale(0, 300, 2000) })}
      formatValue={(euros) => (euros === 2000 ? '2000 + €' : `${euros} €`)}
      value={value}
      onChange={(next) => {
        told.push(next);
        setValue(next);
      }}
    />
  );
}

const thumb = (name: string) => screen.getByRole<HTMLInputElement>('slider', { name });
const values = () => [thumb('At least').value, thumb('At most').value];

describe('RangeSlider', () => {
  it('is a group of two sliders with names and values of their own', () => {
    render(<OwnedRange first={[100, 2000]} />);
    expect(screen.getByRole('group', { name: 'Price' })).not.toBeNull();
    expect(thumb('At least').getAttribute('aria-valuetext')).toBe('100 €');
    expect(thumb('At most').getAttribute('aria-valuetext')).toBe('2000 + €');
    expect(screen.getByText('100 € – 2000 + €')).not.toBeNull();
  });

  it('tells both values when one thumb moves', () => {
    const told: SliderRange[] = [];
    render(<OwnedRange told={told} />);
    fireEvent.change(thumb('At least'), { target: { value: '250' } });
    fireEvent.keyDown(thumb('At most'), { key: 'ArrowUp' });
    fireEvent.keyDown(thumb('At least'), { key: 'Home' });
    fireEvent.keyDown(thumb('At most'), { key: 'End' });
    expect(told).toEqual([
      [250, 400],
      [250, 405],
      [0, 405],
      [0, 2000],
    ]);
  });

  it('stops a thumb at the other one, by pointer and by key', () => {
    render(<OwnedRange />);
    fireEvent.change(thumb('At least'), { target: { value: '900' } });
    expect(values()).toEqual(['400', '400']);
    fireEvent.keyDown(thumb('At most'), { key: 'Home' });
    expect(values()).toEqual(['400', '400']);
    fireEvent.keyDown(thumb('At least'), { key: 'ArrowDown' });
    fireEvent.keyDown(thumb('At most'), { key: 'ArrowUp' });
    expect(values()).toEqual(['395', '405']);
  });

  it('puts reversed and outlying values in order within the limits', () => {
    render(<OwnedRange first={[2400, -3.2]} />);
    expect(values()).toEqual(['0', '2000']);
  });

  it('tells the style sheet where its thumbs stand', () => {
    const { container } = render(<OwnedRange first={[500, 1000]} />);
    const rail = container.querySelector<HTMLElement>('.rail');
    expect(rail?.style.getPropertyValue('--from')).toBe('0.25');
    expect(rail?.style.getPropertyValue('--to')).toBe('0.5');
  });

  it('moves the nearer thumb to the value under the pointer, on a scale that is not even', () => {
    const { container } = render(<OwnedRange isBent first={[100, 2000]} />);
    const rail = container.querySelector<HTMLElement>('.rail');
    expect(Number(rail?.style.getPropertyValue('--from'))).toBeCloseTo(0.2933, 3);
    const grip = container.querySelector('.grip') as HTMLElement;
    grip.getBoundingClientRect = () => new DOMRect(0, 0, 1000, 44);
    // The browser of these tests has no pointer events of its own.
    const point = (type: string, clientX: number) =>
      fireEvent(grip, new MouseEvent(type, { bubbles: true, cancelable: true, clientX }));
    point('pointerdown', 440);
    expect(values()).toEqual(['150', '2000']);
    expect(document.activeElement).toBe(thumb('At least'));
    point('pointermove', 940);
    expect(values()).toEqual(['1150', '2000']);
    point('pointerup', 940);
    point('pointermove', 0);
    expect(values()).toEqual(['1150', '2000']);
    point('pointerdown', 990);
    expect(document.activeElement).toBe(thumb('At most'));
    fireEvent.keyDown(thumb('At most'), { key: 'ArrowDown' });
    expect(thumb('At most').max).toBe('2000');
  });
});

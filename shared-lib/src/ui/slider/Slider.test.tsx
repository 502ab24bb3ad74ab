import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { Slider, type SliderProps } from './Slider.tsx';

function OwnedSlider({ told = [], ...props }: Partial<SliderProps> & { told?: number[] }) {
  const [value, setValue] = useState(props.value ?? 50);
  return (
    <Slider
      label="Radius"
      minimum={10}
      maximum={200}
      formatValue={(km) => (km === 200 ? '200 + km' : `${km} km`)}
      {...props}
      value={value}
      onChange={(next) => {
        told.push(next);
        setValue(next);
      }}
    />
  );
}

const slider = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Radius' });

describe('Slider', () => {
  it('is a native slider that says its value in words, once for the eye and once for the ear', () => {
    render(<OwnedSlider />);
    expect(slider().getAttribute('aria-valuetext')).toBe('50 km');
    expect([slider().min, slider().max, slider().step]).toEqual(['10', '200', '1']);
    expect(screen.getByText('50 km').closest('[aria-hidden]')).not.toBeNull();
  });

  it('tells what it is moved to, and writes the maximum as its owner does', () => {
    const told: number[] = [];
    render(<OwnedSlider told={told} />);
    fireEvent.change(slider(), { target: { value: '200' } });
    expect(told).toEqual([200]);
    expect(slider().getAttribute('aria-valuetext')).toBe('200 + km');
  });

  it('goes five steps by Arrow Up and Down, and to the limits by Home and End', () => {
    const told: number[] = [];
    render(<OwnedSlider told={told} />);
    for (const key of ['ArrowUp', 'ArrowDown', 'ArrowDown', 'End', 'ArrowUp', 'Home', 'ArrowDown'])
      fireEvent.keyDown(slider(), { key });
    expect(told).toEqual([55, 50, 45, 200, 10]);
  });

  it('leaves the other keys, and keys with a modifier, to the platform', () => {
    const told: number[] = [];
    render(<OwnedSlider told={told} />);
    expect(fireEvent.keyDown(slider(), { key: 'ArrowRight' })).toBe(true);
    expect(fireEvent.keyDown(slider(), { key: 'ArrowUp', altKey: true })).toBe(true);
    expect(fireEvent.keyDown(slider(), { key: 'ArrowUp' })).toBe(false);
    expect(told).toEqual([55]);
  });

  it('shows the nearest step of a value that stands on none', () => {
    render(<OwnedSlider value={62.3} minimum={0} maximum={300} step={0.5} formatValue={String} />);
    expect(slider().value).toBe('62.5');
    fireEvent.keyDown(slider(), { key: 'ArrowUp' });
    expect(slider().value).toBe('67.5');
  });

  it('is described by hint and error', () => {
    render(<OwnedSlider hint="From the centre" error="Choose less" />);
    const described = slider().getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
      'From the centre',
      'Choose less',
    ]);
  });

  it('keeps its histogram from assistive technology', () => {
    const { container } = render(<OwnedSlider histogram={[1, 4, 2]} />);
    const bars = [...container.querySelectorAll('svg:first-of-type rect')];
    expect(bars.map((bar) => bar.getAttribute('height'))).toEqual(['25%', '100%', '50%']);
    expect(bars.every((bar) => bar.closest('[aria-hidden="true"]'))).toBe(true);
  });
});

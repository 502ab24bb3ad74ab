import { render, screen } from '@testing-library/react';
import { ProgressBar } from './ProgressBar.tsx';

describe('ProgressBar', () => {
  it.each([
    [40, '40'],
    [33.4, '33'],
    [140, '100'],
  ])('says %f as %s', (value, expected) => {
    render(<ProgressBar value={value} label="Loading" />);
    expect(screen.getByRole('progressbar', { name: 'Loading' }).getAttribute('aria-valuenow')).toBe(expected);
  });

  it('is not there before anything has begun', () => {
    render(<ProgressBar value={0} label="Loading" />);
    expect(screen.queryByRole('progressbar')).toBeNull();
  });
});

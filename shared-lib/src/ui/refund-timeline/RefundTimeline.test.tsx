import { render, screen } from '@testing-library/react';
import { RefundTimeline } from './RefundTimeline.tsx';

it('is a table with every step, of which the first holds now', () => {
  const { container } = render(
    <RefundTimeline
      paid={100}
      labels={{ caption: 'Refund', when: 'If you cancel', amount: 'You get back' }}
      steps={[
        { from: 0, until: 1, total: 100, when: 'until Monday', amount: '€1' },
        { from: 1, until: 2, total: 0, when: 'until Tuesday', amount: '€0', note: 'Nothing' },
      ]}
    />,
  );
  expect(screen.getByRole('table', { name: 'Refund' })).not.toBeNull();
  const rows = screen.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows).toEqual(['If you cancelYou get back', 'until Monday€1', 'until TuesdayNothing€0']);
  expect(container.querySelector('[data-current]')?.textContent).toBe('until Monday€1');
  expect(container.querySelector('path')?.getAttribute('d')).toBe('M0 30V0H50V30H100V30Z');
});

const days = (count: number) =>
  Array.from({ length: count }, (_value, day) => ({
    from: day,
    until: day + 1,
    total: 100 - day,
    when: `until day ${day}`,
    amount: `€${100 - day}`,
  }));

it('shows two steps, and the others on demand', () => {
  const labels = { caption: 'Refund', when: 'If you cancel', amount: 'You get back', all: 'Show all steps' };
  const { container, rerender } = render(<RefundTimeline paid={100} labels={labels} steps={days(5)} />);
  const others = container.querySelector('details');
  expect(others?.open).toBe(false);
  expect(others?.querySelector('summary')?.textContent).toBe('Show all steps');
  expect(others?.querySelectorAll('tbody tr')).toHaveLength(3);
  expect(container.querySelectorAll(':scope > div > table tbody tr')).toHaveLength(2);
  expect(container.querySelectorAll('[data-current]')).toHaveLength(1);
  rerender(<RefundTimeline paid={100} labels={labels} steps={days(2)} />);
  expect(container.querySelector('details')).toBeNull();
});

it('names instants below the drawing, at equal distances', () => {
  const { container } = render(
    <RefundTimeline
      paid={100}
      labels={{ caption: 'Refund', when: 'If you cancel', amount: 'You get back' }}
      points={[
        { at: 0, name: 'Today', day: '1 May' },
        { at: 90, name: 'Check-in', day: '9 May' },
        { at: 100, name: 'Departure', day: '10 May' },
      ]}
      steps={[
        { from: 0, until: 90, total: 100, when: 'until 9 May', amount: '€1' },
        { from: 90, until: 100, total: 0, when: 'until 10 May', amount: 'Nothing' },
      ]}
    />,
  );
  expect(container.querySelector('path')?.getAttribute('d')).toBe('M0 30V0H50V30H100V30Z');
  const drawing = container.querySelector('[aria-hidden]')?.textContent;
  expect(drawing).toBe('€1NothingToday1 MayCheck-in9 MayDeparture10 May');
});

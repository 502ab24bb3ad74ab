import { type DateRange, pickDay } from '@moien/contract';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { DatePicker, DateRangePicker } from './index.ts';

const labels = {
  previous: 'Earlier',
  next: 'Later',
  today: 'today',
  arrival: 'arrival',
  departure: 'departure',
};

const taken = (...days: string[]) => {
  const reasons = new Map(days.map((day) => [day, 'Somebody else is here']));
  return (day: string) => (day < '2026-03-10' ? 'In the past' : reasons.get(day));
};

interface OwnedProps {
  first?: DateRange;
  told?: DateRange[];
  language?: string;
  forbiddenReason?: (day: string) => string | undefined;
  lastDay?: string;
}

function OwnedRange({
  first = {},
  told = [],
  language = 'en',
  forbiddenReason = taken(),
  lastDay,
}: OwnedProps) {
  const [range, setRange] = useState(first);
  return (
    <DateRangePicker
      label="When"
      language={language}
      today="2026-03-10"
      lastDay={lastDay}
      labels={labels}
      forbiddenReason={forbiddenReason}
      previewOf={(pointed) =>
        range.arrival && !range.departure && pointed > range.arrival
          ? { start: range.arrival, end: pointed, text: 'so many nights' }
          : undefined
      }
      arrival={range.arrival}
      departure={range.departure}
      onPick={(day) => {
        const next = pickDay(range, day, (night) => forbiddenReason(night) !== undefined);
        told.push(next);
        setRange(next);
      }}
    />
  );
}

const day = (name: string) => screen.getByRole('button', { name });
const selected = () =>
  screen.getAllByRole('gridcell', { selected: true }).map((cell) => cell.getAttribute('data-day'));

/** Jest gives tests a copy of the environment; the clock follows the process's own. */
const ownProcess: NodeJS.Process = Buffer.constructor('return process')();

describe('DateRangePicker', () => {
  it('shows three months with weeks that begin on Monday', () => {
    render(<OwnedRange />);
    const grids = screen.getAllByRole('grid');
    expect(grids.map((grid) => grid.getAttribute('aria-label'))).toEqual([
      'March 2026',
      'April 2026',
      'May 2026',
    ]);
    const weekdays = within(screen.getByRole('grid', { name: 'March 2026' })).getAllByRole('columnheader', {
      hidden: true,
    });
    expect(weekdays.map(({ textContent }) => textContent)).toEqual([
      'Mon',
      'Tue',
      'Wed',
      'Thu',
      'Fri',
      'Sat',
      'Sun',
    ]);
    const firstWeek = within(screen.getByRole('grid', { name: 'April 2026' })).getAllByRole('row')[0];
    expect(firstWeek?.textContent).toBe('12345');
  });

  it.each([
    ['de', 'März 2026', 'Mo', 'Montag', 'Dienstag, 10. März 2026, today'],
    ['fr', 'mars 2026', 'lun.', 'lundi', 'mardi, 10 mars 2026, today'],
  ])('writes months, weekdays and days in %s', (language, month, short, long, name) => {
    render(<OwnedRange language={language} />);
    const grid = screen.getByRole('grid', { name: month });
    const monday = within(grid).getAllByRole('columnheader', { hidden: true })[0];
    expect([monday?.textContent, monday?.getAttribute('aria-label')]).toEqual([short, long]);
    expect(within(grid).getByRole('button', { name })).not.toBeNull();
  });

  it('alternates arrival and departure, puts them in order and names them', () => {
    const told: DateRange[] = [];
    render(<OwnedRange told={told} />);
    fireEvent.click(day('Friday, 20 March 2026'));
    expect(selected()).toEqual(['2026-03-20']);
    fireEvent.click(day('Tuesday, 17 March 2026'));
    expect(selected()).toEqual(['2026-03-17', '2026-03-18', '2026-03-19', '2026-03-20']);
    expect(day('Tuesday, 17 March 2026, arrival')).not.toBeNull();
    expect(day('Friday, 20 March 2026, departure')).not.toBeNull();
    fireEvent.click(day('Wednesday, 18 March 2026'));
    expect(told).toEqual([
      { arrival: '2026-03-20' },
      { arrival: '2026-03-17', departure: '2026-03-20' },
      { arrival: '2026-03-18' },
    ]);
  });

  it.each([
    [
      'pointer',
      (target: HTMLElement) => fireEvent.mouseEnter(target),
      (target: HTMLElement) => fireEvent.mouseLeave(target),
    ],
    [
      'focus',
      (target: HTMLElement) => act(() => target.focus()),
      (target: HTMLElement) => act(() => target.blur()),
    ],
  ])('shows what a departure under the %s would choose', (_how, point, leave) => {
    const { container } = render(
      <OwnedRange first={{ arrival: '2026-03-17' }} forbiddenReason={taken('2026-03-22')} />,
    );
    const previewed = () =>
      [...container.querySelectorAll('.previewed')].map((cell) => cell.getAttribute('data-day'));
    expect(previewed()).toEqual([]);
    point(day('Friday, 20 March 2026'));
    expect(previewed()).toEqual(['2026-03-17', '2026-03-18', '2026-03-19', '2026-03-20']);
    expect(day('Friday, 20 March 2026').getAttribute('aria-description')).toBe('so many nights');
    leave(day('Friday, 20 March 2026'));
    expect(previewed()).toEqual([]);
    expect(day('Friday, 20 March 2026').hasAttribute('aria-description')).toBe(false);
    point(day('Sunday, 22 March 2026'));
    expect(previewed()).toEqual([]);
    leave(day('Sunday, 22 March 2026'));
    point(day('Monday, 16 March 2026'));
    expect(previewed()).toEqual([]);
  });

  it('pushes the arrival over forbidden days', () => {
    const told: DateRange[] = [];
    render(<OwnedRange told={told} forbiddenReason={taken('2026-03-18')} />);
    fireEvent.click(day('Monday, 16 March 2026'));
    fireEvent.click(day('Sunday, 22 March 2026'));
    expect(told.at(-1)).toEqual({ arrival: '2026-03-19', departure: '2026-03-22' });
  });

  it('refuses a forbidden day, which can be reached and says why: to the pointer, to the ear and to touch', () => {
    const told: DateRange[] = [];
    render(<OwnedRange told={told} forbiddenReason={taken('2026-03-18')} />);
    const refused = day('Wednesday, 18 March 2026');
    expect(refused.getAttribute('aria-disabled')).toBe('true');
    expect(refused.getAttribute('title')).toBe('Somebody else is here');
    expect(refused.getAttribute('aria-description')).toBe('Somebody else is here');
    expect(refused.hasAttribute('disabled')).toBe(false);
    fireEvent.click(refused);
    expect(told).toEqual([]);
    expect(screen.getByText('Somebody else is here').getAttribute('role')).toBe('status');
    fireEvent.click(day('Thursday, 19 March 2026'));
    expect(screen.queryByText('Somebody else is here')).toBeNull();
  });

  it('moves the focus by the arrow keys, over months and over forbidden days', () => {
    render(<OwnedRange forbiddenReason={taken('2026-03-11')} />);
    const start = day('Tuesday, 10 March 2026, today');
    expect(start.tabIndex).toBe(0);
    act(() => start.focus());
    const way = ['ArrowRight', 'ArrowDown', 'Home', 'End', 'PageDown'].map((key) => {
      fireEvent.keyDown(document.activeElement ?? start, { key });
      return document.activeElement?.closest('[data-day]')?.getAttribute('data-day');
    });
    expect(way).toEqual(['2026-03-11', '2026-03-18', '2026-03-16', '2026-03-22', '2026-04-22']);
  });

  it('goes to later months, and neither before today nor beyond the last day', () => {
    render(<OwnedRange lastDay="2026-06-15" />);
    const earlier = day('Earlier');
    expect(earlier.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(day('Later'));
    expect(screen.getAllByRole('grid').map((grid) => grid.getAttribute('aria-label'))).toEqual([
      'April 2026',
      'May 2026',
      'June 2026',
    ]);
    expect(day('Later').getAttribute('aria-disabled')).toBe('true');
  });

  describe.each([
    ['America/Los_Angeles', 7],
    ['Europe/Luxembourg', -1],
    ['Asia/Tokyo', -9],
    ['Asia/Beirut', -2],
    ['Pacific/Apia', -13],
  ])('with a clock in %s', (zone, hoursBehind) => {
    const before = ownProcess.env.TZ;
    beforeAll(() => {
      ownProcess.env.TZ = zone;
    });
    afterAll(() => {
      if (before === undefined) delete ownProcess.env.TZ;
      else ownProcess.env.TZ = before;
    });

    it('shows and tells the same days, over a change of the clock', () => {
      expect(new Date('2026-03-10T12:00:00Z').getTimezoneOffset()).toBe(hoursBehind * 60);
      const told: DateRange[] = [];
      const { container } = render(<OwnedRange told={told} />);
      const days = [...container.querySelectorAll('[data-day]:not([data-outside])')];
      expect(days.map((cell) => cell.getAttribute('data-day'))).toHaveLength(31 + 30 + 31);
      expect(days[0]?.getAttribute('data-day')).toBe('2026-03-01');
      expect(days.at(-1)?.getAttribute('data-day')).toBe('2026-05-31');
      fireEvent.click(day('Tuesday, 10 March 2026, today'));
      fireEvent.click(day('Monday, 30 March 2026'));
      expect(told).toEqual([{ arrival: '2026-03-10' }, { arrival: '2026-03-10', departure: '2026-03-30' }]);
      expect(selected()).toHaveLength(21);
      expect([selected()[0], selected().at(-1)]).toEqual(['2026-03-10', '2026-03-30']);
    });
  });
});

describe('DatePicker', () => {
  it('tells the day that is pressed, also the chosen one again', () => {
    const told: string[] = [];
    render(
      <DatePicker
        label="Move in"
        language="en"
        today="2026-03-10"
        labels={labels}
        forbiddenReason={taken()}
        value="2026-03-20"
        onPick={(picked) => told.push(picked)}
        months={1}
      />,
    );
    expect(screen.getByRole('group', { name: 'Move in' })).not.toBeNull();
    expect(selected()).toEqual(['2026-03-20']);
    fireEvent.click(day('Saturday, 21 March 2026'));
    fireEvent.click(day('Friday, 20 March 2026'));
    expect(told).toEqual(['2026-03-21', '2026-03-20']);
  });
});

describe('months beside each other', () => {
  afterEach(() => jest.restoreAllMocks());

  it.each([
    ['308px', 3],
    ['308px 308px', 2],
    ['308px 308px 308px', 3],
  ])('leaves no third month alone below two (%s)', (columns, months) => {
    const styleOf = window.getComputedStyle;
    jest.spyOn(window, 'getComputedStyle').mockImplementation((element, pseudo) => {
      const style = styleOf(element, pseudo);
      return Object.create(style, { gridTemplateColumns: { value: columns } });
    });
    class Observer {
      observe() {}
      disconnect() {}
    }
    Reflect.set(globalThis, 'ResizeObserver', Observer);
    render(<OwnedRange />);
    expect(screen.getAllByRole('grid')).toHaveLength(months);
    Reflect.deleteProperty(globalThis, 'ResizeObserver');
  });
});

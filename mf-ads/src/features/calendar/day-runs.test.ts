import { dayOf, exampleCalendarHome, exampleWeekend, NO_RULES } from '../examples/example-calendar.ts';
import { calendarPeriod, homeRows } from './calendar-days.ts';
import { runsOfWeek } from './day-runs.ts';

const NONE = { chosenFrom: -1, chosenTo: -1, focused: -1 };
const { from, to } = calendarPeriod(dayOf(0));

function rowOf(home: Parameters<typeof exampleCalendarHome>[0]) {
  const [row] = homeRows({ from, to, homeArray: [exampleCalendarHome(home)] }, from);
  if (!row) throw new Error('No row.');
  return row;
}

const shown = (row: ReturnType<typeof rowOf>, week: number, chosen = NONE) =>
  runsOfWeek(row, week, chosen).map(({ first, last }) => `${first}-${last}`);

it('draws a week of one price as one', () => {
  expect(shown(rowOf({}), 2)).toEqual(['14-20']);
});

it('draws days of another price apart, and those that somebody takes as one whatever they cost', () => {
  const weekend = { ...NO_RULES, ruleArray: [exampleWeekend()] };
  expect(shown(rowOf({ ruleSet: weekend }), 1)).toEqual(['7-10', '11-12', '13-13']);
  const stay = {
    ...{ kind: 'booking' as const, firstDay: dayOf(9), lastDay: dayOf(15), bookingId: null },
    ...{ guestFirstName: 'Léa', conflictSource: null },
  };
  const taken = rowOf({ ruleSet: weekend, entryArray: [stay] });
  expect(shown(taken, 1)).toEqual(['7-8', '9-13']);
  expect(shown(taken, 2)).toEqual(['14-15', '16-17', '18-19', '20-20']);
});

it('draws two stays that follow each other apart', () => {
  const stay = (first: number, last: number) => ({
    ...{ kind: 'booking' as const, firstDay: dayOf(first), lastDay: dayOf(last), bookingId: null },
    ...{ guestFirstName: null, conflictSource: null },
  });
  expect(shown(rowOf({ entryArray: [stay(7, 9), stay(10, 13)] }), 1)).toEqual(['7-9', '10-13']);
});

it('draws chosen days apart, and the one with the focus alone', () => {
  const chosen = { chosenFrom: 15, chosenTo: 18, focused: 18 };
  expect(shown(rowOf({}), 2, chosen)).toEqual(['14-14', '15-17', '18-18', '19-20']);
});

it('draws no more days than there are', () => {
  const row = rowOf({});
  expect(shown({ ...row, days: row.days.slice(0, 10) }, 1)).toEqual(['7-9']);
});

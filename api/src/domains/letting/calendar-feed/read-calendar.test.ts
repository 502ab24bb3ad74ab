import { CalendarError } from './calendar-error.ts';
import { decodeCalendar } from './calendar-lines.ts';
import { isReservation, readCalendar } from './read-calendar.ts';

const HOME = { timeZone: 'Europe/Luxembourg', today: '2027-05-01' };

const calendar = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Test//EN', ...lines, 'END:VCALENDAR', ''].join('\r\n');
const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:1', ...lines, 'END:VEVENT'];

/** `first/end` of each event, with `-` behind what is no reservation. */
const daysOf = (text: string, home = HOME) =>
  readCalendar(text, home).events.map(
    ({ firstDay, endDay, isReservation: isOne }) =>
      `${firstDay.slice(2)}/${endDay.slice(2)}${isOne ? '' : '-'}`,
  );

const problemOf = (text: string) => {
  try {
    readCalendar(text, HOME);
    return 'none';
  } catch (error) {
    return error instanceof CalendarError ? error.problem : error;
  }
};

const BERLIN_OF_ITS_OWN = [
  'BEGIN:VTIMEZONE',
  'TZID:Our zone',
  'BEGIN:STANDARD',
  'DTSTART:19701025T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'TZOFFSETFROM:-0300',
  'TZOFFSETTO:-0400',
  'END:STANDARD',
  'BEGIN:DAYLIGHT',
  'DTSTART:19700329T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'TZOFFSETFROM:-0400',
  'TZOFFSETTO:-0300',
  'END:DAYLIGHT',
  'END:VTIMEZONE',
];

/** Lines of one event, and its days. */
const ONE_EVENT: [string, string[], string[]][] = [
  // All-day events: RFC 5545 §3.6.1.
  [
    'an end is not included',
    ['DTSTART;VALUE=DATE:20270510', 'DTEND;VALUE=DATE:20270515'],
    ['27-05-10/27-05-15'],
  ],
  ['no end is one day', ['DTSTART;VALUE=DATE:20270510'], ['27-05-10/27-05-11']],
  [
    'an end that equals its start is one day',
    ['DTSTART;VALUE=DATE:20270510', 'DTEND;VALUE=DATE:20270510'],
    ['27-05-10/27-05-11'],
  ],
  ['an end before its start is none', ['DTSTART;VALUE=DATE:20270510', 'DTEND;VALUE=DATE:20270509'], []],
  ['a date without VALUE=DATE', ['DTSTART:20270510', 'DTEND:20270512'], ['27-05-10/27-05-12']],
  ['days last DURATION', ['DTSTART;VALUE=DATE:20270510', 'DURATION:P3D'], ['27-05-10/27-05-13']],
  ['weeks last DURATION', ['DTSTART;VALUE=DATE:20270510', 'DURATION:P1W'], ['27-05-10/27-05-17']],
  ['a negative DURATION is none', ['DTSTART;VALUE=DATE:20270510', 'DURATION:-P1D'], []],
  [
    'a DURATION that is none is one day',
    ['DTSTART;VALUE=DATE:20270510', 'DURATION:PT'],
    ['27-05-10/27-05-11'],
  ],
  [
    'DTEND beats DURATION',
    ['DTSTART;VALUE=DATE:20270510', 'DURATION:P9D', 'DTEND;VALUE=DATE:20270512'],
    ['27-05-10/27-05-12'],
  ],
  [
    'a zone says nothing of a date',
    ['DTSTART;VALUE=DATE;TZID=Pacific/Auckland:20270510'],
    ['27-05-10/27-05-11'],
  ],
  ['29 February', ['DTSTART;VALUE=DATE:20280229'], ['28-02-29/28-03-01']],
  ['30 February is no day', ['DTSTART;VALUE=DATE:20280230'], []],
  ['month 13 is none', ['DTSTART;VALUE=DATE:20271301'], []],
  ['no start at all', ['DTEND;VALUE=DATE:20270510'], []],
  ['words instead of a start', ['DTSTART:tomorrow'], []],
  ['what is over', ['DTSTART;VALUE=DATE:20270401', 'DTEND;VALUE=DATE:20270501'], []],
  ['what ends tomorrow', ['DTSTART;VALUE=DATE:20270401', 'DTEND;VALUE=DATE:20270502'], ['27-04-01/27-05-02']],
  ['what begins in more than two years', ['DTSTART;VALUE=DATE:20290501'], []],
  [
    'for ever ends with the window',
    ['DTSTART;VALUE=DATE:20270510', 'DTEND;VALUE=DATE:99991231'],
    ['27-05-10/29-04-30'],
  ],
  [
    'weeks without an end in sight',
    ['DTSTART;VALUE=DATE:20270510', 'DURATION:P9999999W'],
    ['27-05-10/29-04-30'],
  ],
  // Times: RFC 5545 §3.3.5.
  [
    'times of arrival and departure are nights',
    ['DTSTART:20270510T150000', 'DTEND:20270512T110000'],
    ['27-05-10/27-05-12'],
  ],
  [
    'UTC is told in the zone of the home',
    ['DTSTART:20270510T223000Z', 'DTEND:20270512T090000Z'],
    ['27-05-11/27-05-12'],
  ],
  [
    'a zone by its name',
    ['DTSTART;TZID=America/New_York:20270510T200000', 'DTEND;TZID=America/New_York:20270512T080000'],
    ['27-05-11/27-05-12'],
  ],
  ['a zone in quotes', ['DTSTART;TZID="America/New_York":20270510T200000'], ['27-05-11/27-05-12']],
  ['a zone of Windows', ['DTSTART;TZID=Eastern Standard Time:20270510T200000'], ['27-05-11/27-05-12']],
  [
    'a zone behind a prefix',
    ['DTSTART;TZID=/mozilla.org/20050126_1/America/New_York:20270510T200000'],
    ['27-05-11/27-05-12'],
  ],
  [
    'a zone that nobody knows is that of the home',
    ['DTSTART;TZID=Nowhere:20270510T233000'],
    ['27-05-10/27-05-11'],
  ],
  [
    'the end in another zone',
    ['DTSTART;TZID=Europe/Paris:20270510T150000', 'DTEND;TZID=America/New_York:20270511T200000'],
    ['27-05-10/27-05-12'],
  ],
  ['a few hours are a day', ['DTSTART:20270510T100000', 'DTEND:20270510T110000'], ['27-05-10/27-05-11']],
  ['over midnight is one night', ['DTSTART:20270510T220000', 'DTEND:20270511T020000'], ['27-05-10/27-05-11']],
  ['until midnight', ['DTSTART:20270510T000000', 'DTEND:20270512T000000'], ['27-05-10/27-05-12']],
  ['hours of DURATION', ['DTSTART:20270510T150000', 'DURATION:PT44H'], ['27-05-10/27-05-12']],
  [
    'the hour that is left out in spring',
    ['DTSTART;TZID=Europe/Luxembourg:20280326T023000'],
    ['28-03-26/28-03-27'],
  ],
  ['a leap second', ['DTSTART:20270510T235960Z'], ['27-05-11/27-05-12']],
  ['seconds left out', ['DTSTART:20270510T1500'], ['27-05-10/27-05-11']],
  // Whether it counts: RFC 5545 §3.8.1.11 and RFC 5545 §3.8.2.7.
  ['cancelled', ['DTSTART;VALUE=DATE:20270510', 'STATUS:CANCELLED'], []],
  ['cancelled in small letters', ['DTSTART;VALUE=DATE:20270510', 'status:cancelled'], []],
  ['tentative counts', ['DTSTART;VALUE=DATE:20270510', 'STATUS:TENTATIVE'], ['27-05-10/27-05-11']],
  ['transparent', ['DTSTART;VALUE=DATE:20270510', 'TRANSP:TRANSPARENT'], []],
  ['opaque counts', ['DTSTART;VALUE=DATE:20270510', 'TRANSP:OPAQUE'], ['27-05-10/27-05-11']],
  // Recurrence: RFC 5545 §3.3.10 and RFC 5545 §3.8.5.
  [
    'each Friday night',
    ['DTSTART;VALUE=DATE:20270507', 'RRULE:FREQ=WEEKLY;COUNT=3'],
    ['27-05-07/27-05-08', '27-05-14/27-05-15', '27-05-21/27-05-22'],
  ],
  [
    'UNTIL is included',
    ['DTSTART;VALUE=DATE:20270507', 'RRULE:FREQ=WEEKLY;UNTIL=20270514'],
    ['27-05-07/27-05-08', '27-05-14/27-05-15'],
  ],
  [
    'UNTIL as an instant',
    ['DTSTART;TZID=America/New_York:20270507T120000', 'RRULE:FREQ=DAILY;UNTIL=20270508T160000Z'],
    ['27-05-07/27-05-08', '27-05-08/27-05-09'],
  ],
  [
    'UNTIL as an instant before the time of the day',
    ['DTSTART;TZID=America/New_York:20270507T120000', 'RRULE:FREQ=DAILY;UNTIL=20270508T155900Z'],
    ['27-05-07/27-05-08'],
  ],
  [
    'UNTIL as a day of a time',
    ['DTSTART:20270507T120000', 'RRULE:FREQ=DAILY;UNTIL=20270508'],
    ['27-05-07/27-05-08', '27-05-08/27-05-09'],
  ],
  [
    'a rule that began in 1970',
    ['DTSTART;VALUE=DATE:19700507', 'RRULE:FREQ=YEARLY'],
    ['27-05-07/27-05-08', '28-05-07/28-05-08'],
  ],
  ['29 February each year', ['DTSTART;VALUE=DATE:20240229', 'RRULE:FREQ=YEARLY'], ['28-02-29/28-03-01']],
  [
    'the last Friday of a month',
    ['DTSTART;VALUE=DATE:20270528', 'RRULE:FREQ=MONTHLY;BYDAY=-1FR;COUNT=2'],
    ['27-05-28/27-05-29', '27-06-25/27-06-26'],
  ],
  [
    'the last working day',
    ['DTSTART;VALUE=DATE:20270531', 'RRULE:FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1;COUNT=2'],
    ['27-05-31/27-06-01', '27-06-30/27-07-01'],
  ],
  [
    'a rule with a semicolon at its end',
    ['DTSTART;VALUE=DATE:20270507', 'RRULE:FREQ=DAILY;COUNT=2;'],
    ['27-05-07/27-05-08', '27-05-08/27-05-09'],
  ],
  [
    'a rule that is none leaves the first',
    ['DTSTART;VALUE=DATE:20270507', 'RRULE:FREQ=SOMETIMES'],
    ['27-05-07/27-05-08'],
  ],
  [
    'a rule of each second leaves the first',
    ['DTSTART:20270507T120000', 'RRULE:FREQ=SECONDLY'],
    ['27-05-07/27-05-08'],
  ],
  [
    '30 February each year never comes',
    ['DTSTART;VALUE=DATE:20270507', 'RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30'],
    ['27-05-07/27-05-08'],
  ],
  [
    'RDATE',
    ['DTSTART;VALUE=DATE:20270507', 'RDATE;VALUE=DATE:20270601,20270603'],
    ['27-05-07/27-05-08', '27-06-01/27-06-02', '27-06-03/27-06-04'],
  ],
  [
    'RDATE of a period',
    ['DTSTART:20270507T120000', 'RDATE;VALUE=PERIOD:20270601T120000/PT2H'],
    ['27-05-07/27-05-08', '27-06-01/27-06-02'],
  ],
  [
    'EXDATE',
    ['DTSTART;VALUE=DATE:20270507', 'RRULE:FREQ=DAILY;COUNT=3', 'EXDATE;VALUE=DATE:20270508'],
    ['27-05-07/27-05-08', '27-05-09/27-05-10'],
  ],
  [
    'EXDATE of the first',
    ['DTSTART;VALUE=DATE:20270507', 'RRULE:FREQ=DAILY;COUNT=2', 'EXDATE;VALUE=DATE:20270507'],
    ['27-05-08/27-05-09'],
  ],
  [
    'EXDATE in UTC of a time in a zone',
    ['DTSTART;TZID=America/New_York:20270507T120000', 'RRULE:FREQ=DAILY;COUNT=2', 'EXDATE:20270508T160000Z'],
    ['27-05-07/27-05-08'],
  ],
  [
    'EXDATE as a day of a time',
    ['DTSTART:20270507T120000', 'RRULE:FREQ=DAILY;COUNT=2', 'EXDATE;VALUE=DATE:20270508'],
    ['27-05-07/27-05-08'],
  ],
  [
    'a rule stays at its time in winter',
    ['DTSTART;TZID=America/New_York:20271030T190000', 'RRULE:FREQ=WEEKLY;COUNT=2'],
    ['27-10-31/27-11-01', '27-11-07/27-11-08'],
  ],
];

describe('one event', () => {
  it.each(ONE_EVENT)('%s', (_, lines, expected) => {
    expect(daysOf(calendar(...event(...lines)))).toEqual(expected);
  });

  it('in a zone of the file’s own', () => {
    const lines = event('DTSTART;TZID=Our zone:20270510T203000', 'DTEND;TZID=Our zone:20270512T080000');
    expect(daysOf(calendar(...BERLIN_OF_ITS_OWN, ...lines))).toEqual(['27-05-11/27-05-12']);
  });

  it('is told in the time zone of each home', () => {
    const text = calendar(...event('DTSTART:20270510T053000Z', 'DTEND:20270512T053000Z'));
    expect(daysOf(text, { ...HOME, timeZone: 'America/Vancouver' })).toEqual(['27-05-09/27-05-11']);
  });
});

describe('several events', () => {
  const stay = (uid: string, from: string, ...lines: string[]) => [
    ...['BEGIN:VEVENT', `UID:${uid}`, `DTSTART;VALUE=DATE:${from}`, ...lines, 'END:VEVENT'],
  ];

  it('are told in the order of their days', () => {
    expect(daysOf(calendar(...stay('2', '20270601'), ...stay('1', '20270510')))).toHaveLength(2);
    expect(daysOf(calendar(...stay('2', '20270601'), ...stay('1', '20270510')))[0]).toBe('27-05-10/27-05-11');
  });

  it('of one UID all count, unless SEQUENCE tells that one replaces another', () => {
    const other = stay('1', '20270601');
    expect(daysOf(calendar(...stay('1', '20270510'), ...other))).toHaveLength(2);
    expect(daysOf(calendar(...stay('1', '20270510'), ...stay('1', '20270510')))).toHaveLength(1);
    expect(daysOf(calendar(...stay('1', '20270510', 'SEQUENCE:1'), ...other))).toEqual(['27-05-10/27-05-11']);
  });

  it('without a UID all count', () => {
    const bare = (day: string) => ['BEGIN:VEVENT', `DTSTART;VALUE=DATE:${day}`, 'END:VEVENT'];
    expect(daysOf(calendar(...bare('20270510'), ...bare('20270512')))).toHaveLength(2);
  });

  it('one changes an occurrence of another, moves it or takes it away', () => {
    const master = stay('1', '20270507', 'RRULE:FREQ=DAILY;COUNT=3');
    const change = (...lines: string[]) => calendar(...master, ...event(...lines));
    expect(daysOf(change('RECURRENCE-ID;VALUE=DATE:20270508', 'DTSTART;VALUE=DATE:20270601'))).toEqual([
      '27-05-07/27-05-08',
      '27-05-09/27-05-10',
      '27-06-01/27-06-02',
    ]);
    expect(
      daysOf(change('RECURRENCE-ID;VALUE=DATE:20270508', 'DTSTART;VALUE=DATE:20270508', 'STATUS:CANCELLED')),
    ).toEqual(['27-05-07/27-05-08', '27-05-09/27-05-10']);
    expect(
      daysOf(
        change(
          'RECURRENCE-ID;VALUE=DATE;RANGE=THISANDFUTURE:20270508',
          'DTSTART;VALUE=DATE:20270518',
          'DURATION:P2D',
        ),
      ),
    ).toEqual(['27-05-07/27-05-08', '27-05-18/27-05-20', '27-05-19/27-05-21']);
  });

  it('a change without its event counts by itself', () => {
    expect(
      daysOf(calendar(...event('RECURRENCE-ID;VALUE=DATE:20270508', 'DTSTART;VALUE=DATE:20270509'))),
    ).toEqual(['27-05-09/27-05-10']);
  });

  it('says which were left out and why', () => {
    const text = calendar(
      ...stay('bad', '20270510', 'DTEND;VALUE=DATE:20270501'),
      ...stay('rule', '20270510', 'RRULE:FREQ=NEVER'),
      ...['BEGIN:VEVENT', 'UID:none', 'END:VEVENT'],
    );
    expect(readCalendar(text, HOME).skipped).toEqual([
      { uid: 'bad', reason: 'end-before-start' },
      { uid: 'none', reason: 'no-start' },
      { uid: 'rule', reason: 'rule-not-followed' },
    ]);
  });
});

describe('a file', () => {
  const plain = calendar(...event('DTSTART;VALUE=DATE:20270510', 'SUMMARY:Reserved'));

  it.each([
    ['lines end with LF alone', plain.replaceAll('\r\n', '\n')],
    ['lines end with CR alone', plain.replaceAll('\r\n', '\r')],
    ['a byte order mark', `\uFEFF${plain}`],
    ['empty lines before and after', `\r\n\r\n${plain}\r\n\r\n`],
    ['small letters', plain.toLowerCase()],
    ['a folded value', plain.replace('20270510', '2027\r\n 0510')],
    ['a folded name', plain.replace('DTSTART', 'DTST\r\n\tART')],
    ['spaces behind lines', plain.replaceAll('\r\n', ' \r\n')],
    ['a line that is none', plain.replace('SUMMARY', 'Call the guest\r\nSUMMARY')],
    ['properties that nobody knows', plain.replace('SUMMARY', 'X-GUEST;X-A="a;b:c":1\r\nSUMMARY')],
    [
      'an alarm with times of its own',
      plain.replace('SUMMARY', 'BEGIN:VALARM\r\nDTSTART:20280101\r\nDURATION:P9D\r\nEND:VALARM\r\nSUMMARY'),
    ],
    ['an alarm that does not end', plain.replace('SUMMARY', 'BEGIN:VALARM\r\nTRIGGER:-P1D\r\nSUMMARY')],
    [
      'tasks and free times beside the event',
      plain.replace('BEGIN:VEVENT', 'BEGIN:VTODO\r\nDTSTART:20280101\r\nEND:VTODO\r\nBEGIN:VEVENT'),
    ],
    [
      'an event inside of an event',
      plain.replace('SUMMARY', 'BEGIN:VEVENT\r\nDTSTART:20280101\r\nEND:VEVENT\r\nSUMMARY'),
    ],
    [
      'ten thousand levels',
      plain.replace('SUMMARY', `${'BEGIN:X\r\n'.repeat(10_000)}${'END:X\r\n'.repeat(10_000)}SUMMARY`),
    ],
    ['two calendars in one', `${calendar()}${plain}`],
  ])('with %s', (_, text) => {
    expect(daysOf(text)).toEqual(['27-05-10/27-05-11']);
  });

  it.each([
    ['nothing', '', 'not-a-calendar'],
    ['a page', '<!doctype html><title>Sign in</title>', 'not-a-calendar'],
    ['an event alone', event('DTSTART:20270510').join('\r\n'), 'not-a-calendar'],
    ['a file without its end', plain.replace('END:VCALENDAR\r\n', ''), 'cut-off'],
    ['a file cut off within an event', plain.slice(0, plain.indexOf('SUMMARY')), 'cut-off'],
    [
      '5,001 events',
      calendar(...Array.from({ length: 5001 }, () => event('DTSTART:20270510')).flat()),
      'too-many-events',
    ],
    [
      '5,000 events',
      calendar(...Array.from({ length: 5000 }, () => event('DTSTART:20270510')).flat()),
      'none',
    ],
    [
      'rules that make more days than a calendar has',
      calendar(
        ...Array.from({ length: 20 }, (_, index) => [
          ...['BEGIN:VEVENT', `UID:${index}`, 'DTSTART:20270510', 'RRULE:FREQ=DAILY', 'END:VEVENT'],
        ]).flat(),
      ),
      'too-many-events',
    ],
    ['a calendar without events', calendar(), 'none'],
  ])('of %s', (_, text, problem) => {
    expect(problemOf(text)).toBe(problem);
  });

  it('says in which characters it is written', () => {
    const text = 'BEGIN:VCALENDAR\r\nX-É:ä';
    expect(decodeCalendar(Buffer.from(text, 'latin1'), 'text/calendar; charset=ISO-8859-1')).toBe(text);
    expect(decodeCalendar(Buffer.from(text), 'text/calendar')).toBe(text);
    expect(decodeCalendar(Buffer.from(`\uFEFF${text}`, 'utf16le'), 'text/calendar; charset=utf-8')).toBe(
      text,
    );
    expect(decodeCalendar(Buffer.from(text), 'text/calendar; charset=unheard-of')).toBe(text);
  });
});

describe('what nobody has booked', () => {
  it.each([
    ['Airbnb (Not available)', false],
    ['Reserved', true],
    ['Blocked', false],
    ['Reserved - Anna', true],
    // Booking.com says this of reservations too.
    ['CLOSED - Not available', true],
    ['Not available (Moïen)', false],
    ['Family is here', true],
    ['', true],
  ])('%s', (summary, expected) => {
    expect(isReservation(summary)).toBe(expected);
  });

  it('is told of an event, whose summary is unescaped', () => {
    const text = calendar(...event('DTSTART:20270510', 'SUMMARY:Airbnb (Not available)'));
    expect(daysOf(text)).toEqual(['27-05-10/27-05-11-']);
  });
});

it('reads 5 MB with 5,000 events in 5 s', () => {
  const filler = `DESCRIPTION:${'x'.repeat(900)}`;
  const text = calendar(
    ...Array.from({ length: 5000 }, (_, index) => [
      ...[
        'BEGIN:VEVENT',
        `UID:${index}`,
        `DTSTART;TZID=Europe/Paris:2027${5 + (index % 5)}`.replace(/2027(\d)$/, '20270$1'),
      ],
    ])
      .flatMap(([begin, uid, start], index) => [
        begin,
        uid,
        `${start}${10 + (index % 18)}T150000`,
        filler,
        'END:VEVENT',
      ])
      .map(String),
  );
  const started = performance.now();
  expect(readCalendar(text, HOME).events).toHaveLength(5000);
  expect(performance.now() - started).toBeLessThan(5000);
});

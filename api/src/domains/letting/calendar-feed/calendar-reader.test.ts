import { createCalendarReader } from './calendar-reader.ts';

const HOME = { timeZone: 'Europe/Luxembourg', today: '2027-05-01' };
const question = (text: string) => ({ bytes: Buffer.from(text), contentType: 'text/calendar', home: HOME });
const calendar = (...lines: string[]) => ['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR', ''].join('\r\n');
const stay = (uid: number, ...lines: string[]) => [
  ...['BEGIN:VEVENT', `UID:${uid}`, 'DTSTART:20270510', ...lines, 'END:VEVENT'],
];

it('reads files in another thread, and says what is wrong with one', async () => {
  const reader = createCalendarReader();
  const [read, refused] = await Promise.allSettled([
    reader.read(question(calendar(...stay(1)))),
    reader.read(question('<html>')),
  ]);
  expect(read).toMatchObject({ value: { events: [{ firstDay: '2027-05-10' }] } });
  expect(refused).toMatchObject({ reason: { problem: 'not-a-calendar' } });
  await reader.close();
});

it('ends a file that takes too long, and reads the next one', async () => {
  const reader = createCalendarReader(1500);
  const endless = Array.from({ length: 500 }, (_, uid) =>
    stay(uid, 'RRULE:FREQ=SECONDLY;BYSECOND=1,2,3'),
  ).flat();
  await expect(reader.read(question(calendar(...endless)))).rejects.toMatchObject({
    problem: 'took-too-long',
  });
  expect((await reader.read(question(calendar(...stay(1))))).events).toHaveLength(1);
  await reader.close();
});

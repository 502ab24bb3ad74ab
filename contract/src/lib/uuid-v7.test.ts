import { makeUuidV7 } from './uuid-v7.ts';

it('has the time first, then version and variant of RFC 9562', () => {
  const id = makeUuidV7(Date.parse('2030-04-07T12:00:00.000Z'));
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)).toBe(
    Date.parse('2030-04-07T12:00:00.000Z'),
  );
});

it('is another one each time, and sorts by time', () => {
  const ids = Array.from({ length: 1000 }, () => makeUuidV7(1));
  expect(new Set(ids).size).toBe(1000);
  expect(makeUuidV7(1) < makeUuidV7(2)).toBe(true);
});

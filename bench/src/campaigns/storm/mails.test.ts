import { compareMails } from './mails.ts';

it('tells mails that were written from those that wait, are missing or were written twice', () => {
  const subscriptions = [
    { email: 'written@example.org', hasJob: false },
    { email: 'waiting@example.org', hasJob: true },
    { email: 'missing@example.org', hasJob: false },
    { email: 'twice@example.org', hasJob: false },
  ];
  const recipients = ['written@example.org', 'twice@example.org', 'twice@example.org', 'other@example.org'];
  expect(compareMails(subscriptions, recipients)).toEqual({
    subscriptions: 4,
    written: 2,
    waiting: 1,
    twice: ['twice@example.org'],
    missing: ['missing@example.org'],
  });
});

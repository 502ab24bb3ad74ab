import type { Answer } from './ask.ts';
import { createTally } from './tally.ts';

const question = { method: 'GET', path: '/en' } as const;

function answer(status: number, milliseconds: number, endedAt = performance.now()): Answer {
  return { status, text: '', startedAt: endedAt - milliseconds, endedAt, failure: 'refused' };
}

it('counts slow, missing and wrong answers, and 503 as none of them', () => {
  const tally = createTally();
  for (const given of [answer(200, 10), answer(200, 5001), answer(0, 10), answer(500, 10), answer(503, 10)])
    tally.add(question, given);
  expect(tally.totals()).toMatchObject({
    answers: 5,
    byStatus: { 200: 2, 500: 1, 503: 1, none: 1 },
    slow: 1,
    unanswered: 1,
    wrong: 1,
    problems: [
      'GET /en: 500 after 0.0 s',
      'GET /en: no answer (refused) after 0.0 s',
      'GET /en: 200 after 5.0 s',
    ],
  });
});

it('counts apart what met a process that was dead or stopped, but no wrong answer', () => {
  const tally = createTally();
  const end = tally.beginOutage();
  for (const given of [answer(0, 10), answer(200, 6000), answer(500, 10)]) tally.add(question, given);
  end();
  tally.add(question, answer(0, 10, performance.now() + 1000));
  expect(tally.totals()).toMatchObject({
    onStopped: 3,
    unansweredOnStopped: 1,
    slow: 0,
    unanswered: 1,
    wrong: 1,
  });
});

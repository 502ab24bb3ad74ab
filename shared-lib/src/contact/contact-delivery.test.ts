import type { TransportRequest } from '../api/transport.ts';
import { exampleRoot } from '../testing/index.ts';
import { createDelivery } from './contact-delivery.ts';
import type { ContactValues } from './contact-fields.ts';

const VALUES: ContactValues = {
  name: ' Léa Weber ',
  email: 'lea@example.lu',
  topic: 'question',
  text: 'May I bring my cat along?',
  website: '',
};
const HOUR = 3_600_000;

type Answer = 'taken' | 'away' | { status: number; code: string };

/** Sends once; the service gives these answers in turn, and each challenge is worth a solution of its own. */
async function send(answers: Answer[], { isChallengeAway = false, expiresIn = HOUR } = {}) {
  let challenges = 0;
  const bodies: Record<string, unknown>[] = [];
  const root = exampleRoot({
    transport: async ({ url, body }: TransportRequest) => {
      if (url.endsWith('/challenge')) {
        if (isChallengeAway) throw new Error('There is no network.');
        challenges += 1;
        return { status: 200, body: { number: challenges } };
      }
      bodies.push(body as Record<string, unknown>);
      const answer = answers[bodies.length - 1] ?? 'away';
      if (answer === 'away') throw new Error('There is no network.');
      if (answer === 'taken') return { status: 200, body: { message: 'Thank you.' } };
      const problem = {
        type: 'about:blank',
        title: 'x',
        status: answer.status,
        code: answer.code,
        message: 'In its own words.',
      };
      return { status: answer.status, body: problem };
    },
  });
  const delivery = createDelivery(
    root,
    async () => ({}),
    async ({ number }) => ({
      solution: `solution ${number}`,
      expiresAt: Date.now() + expiresIn,
    }),
  );
  const progress: string[] = [];
  delivery.prepare();
  const sent = await delivery.send(VALUES, (step) => progress.push(step));
  return { sent, bodies, challenges, progress };
}

describe('the delivery of a message', () => {
  it('sends what was typed with the solution, in the language of the page', async () => {
    const { sent, bodies, progress, challenges } = await send(['taken']);
    expect(sent).toEqual({ kind: 'sent' });
    expect(bodies).toEqual([{ ...VALUES, name: 'Léa Weber', languageCode: 'de', solution: 'solution 1' }]);
    expect(progress).toEqual(['checking', 'sending']);
    expect(challenges).toBe(1);
  });

  it.each([
    { status: 410, code: 'challenge-expired' },
    { status: 409, code: 'challenge-used' },
    { status: 400, code: 'invalid-solution' },
  ])('solves another challenge when this one is refused: $code', async (refusal) => {
    const { sent, bodies } = await send([refusal, 'taken']);
    expect(sent).toEqual({ kind: 'sent' });
    expect(bodies.map(({ solution }) => solution)).toEqual(['solution 1', 'solution 2']);
  });

  it('gives up when the second is refused too', async () => {
    const refusal = { status: 400, code: 'invalid-solution' };
    const { sent, bodies } = await send([refusal, refusal, 'taken']);
    expect(sent).toMatchObject({ kind: 'failed', code: 'invalid-solution' });
    expect(bodies).toHaveLength(2);
  });

  it('takes no solution that is about to expire', async () => {
    const { challenges } = await send(['taken'], { expiresIn: 1000 });
    expect(challenges).toBe(2);
  });

  it.each<[Answer, object]>([
    [
      { status: 429, code: 'too-many-requests' },
      { kind: 'failed', code: 'too-many-requests', message: 'In its own words.', isFault: false },
    ],
    [
      { status: 500, code: 'internal-error' },
      { kind: 'failed', code: 'internal-error', message: 'In its own words.', isFault: true },
    ],
    ['away', { kind: 'offline' }],
  ])('says of %j what became of it', async (answer, expected) => {
    jest.spyOn(console, 'warn').mockImplementation();
    const { sent, bodies } = await send([answer]);
    jest.restoreAllMocks();
    expect(sent).toEqual(expected);
    expect(bodies).toHaveLength(1);
  });

  it('sends nothing while there is no challenge', async () => {
    const { sent, bodies } = await send(['taken'], { isChallengeAway: true });
    expect(sent).toEqual({ kind: 'offline' });
    expect(bodies).toEqual([]);
  });
});

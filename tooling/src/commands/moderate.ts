import { parseArgs } from 'node:util';
import { cancelBookingByAdmin } from '@moien/api/application/moderate-bookings';
import { ProblemError } from '@moien/api/lib/problem-error';
import { BOOKING_REASON_MAXIMUM, type CancelledBy } from '@moien/contract';
import { openDatabase } from '../postgres/database.ts';
import { errorText, Problem, runCommand } from '../problem.ts';
import { untilSignal } from '../site/shutdown.ts';
import { checkVarDirectory } from '../site/var-directory.ts';
import { runStep } from '../steps.ts';

const usage = 'npm run moderate -- cancel BOOKING --rule guest|owner --reason "…"';
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

await runCommand(async () => {
  const cancellation = readCancellation();
  checkVarDirectory();
  const { close } = await untilSignal(async (signal) => {
    const database = await runStep('database', (say) => openDatabase(say, signal));
    try {
      await runStep('cancel', async (say) => {
        await cancelBookingByAdmin(database.url, cancellation).catch(asProblem);
        say(`${cancellation.bookingId}, by the rule of the ${cancellation.rule}`);
      });
      return { close: database.stop };
    } catch (error) {
      await database.stop();
      throw error;
    }
  });
  await close();
});

/** What refuses the cancellation is said in a sentence. */
function asProblem(error: unknown): never {
  throw error instanceof ProblemError ? new Problem(`${error.message} (${error.code})`) : error;
}

function readCancellation(): { bookingId: string; rule: CancelledBy; reason: string } {
  const { positionals, values } = readWords();
  const [action, bookingId = '', ...others] = positionals;
  const { rule, reason = '' } = values;
  if (action !== 'cancel' || others.length > 0) throw new Problem(`What is to be done? ${usage}`);
  if (!uuid.test(bookingId)) throw new Problem(`Which booking? Its id is the end of its address. ${usage}`);
  if (rule !== 'guest' && rule !== 'owner') throw new Problem(`By whose rule? ${usage}`);
  if (reason === '' || reason.length > BOOKING_REASON_MAXIMUM)
    throw new Problem(`Why? At most ${BOOKING_REASON_MAXIMUM} characters. ${usage}`);
  return { bookingId, rule, reason };
}

function readWords() {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({ options: { rule: text, reason: text }, allowPositionals: true });
  } catch (error) {
    throw new Problem(`${errorText(error)}\n${usage}`);
  }
}

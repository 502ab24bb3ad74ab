import { parseArgs } from 'node:util';
import { findViewer } from '@moien/api/application/find-viewer';
import { blockAccount } from '@moien/api/application/moderate-accounts';
import { moderateAds } from '@moien/api/application/moderate-ads';
import { cancelBookingByAdmin, settleDepositByAdmin } from '@moien/api/application/moderate-bookings';
import { moderateMessages } from '@moien/api/application/moderate-messages';
import { moderateReports } from '@moien/api/application/moderate-reports';
import { ProblemError } from '@moien/api/lib/problem-error';
import { BOOKING_REASON_MAXIMUM } from '@moien/contract';
import { sayModerationList } from '../moderation/say-moderation-list.ts';
import { openDatabase } from '../postgres/database.ts';
import { errorText, Problem, runCommand } from '../problem.ts';
import { untilSignal } from '../site/shutdown.ts';
import { checkVarDirectory } from '../site/var-directory.ts';
import { runStep } from '../steps.ts';

const usage = `npm run moderate -- cancel BOOKING --rule guest|owner --reason "…"
npm run moderate -- settle-deposit BOOKING --amount CENTS --reason "…"
npm run moderate -- block E-MAIL --reason "…"
npm run moderate -- unblock E-MAIL
npm run moderate -- examine HOME
npm run moderate -- close HOME
npm run moderate -- list
npm run moderate -- release MESSAGE
npm run moderate -- remove MESSAGE --reason "…"
npm run moderate -- close-report REPORT --reason "…"
npm run moderate -- release-ad HOME
npm run moderate -- hide-ad HOME --reason "…"
npm run moderate -- unhide-ad HOME
npm run moderate -- find-viewer PICTURE`;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A function that `run` gives prints what was found, once the database is closed. */
type Work = { name: string; said: string; run: (databaseUrl: string) => Promise<unknown> };

await runCommand(async () => {
  const work = readWork();
  checkVarDirectory();
  const { found, close } = await untilSignal(async (signal) => {
    const database = await runStep('database', (say) => openDatabase(say, signal));
    try {
      const found = await runStep(work.name, async (say) => {
        const result = await work.run(database.url).catch(asProblem);
        say(work.said);
        return result;
      });
      return { found, close: database.stop };
    } catch (error) {
      await database.stop();
      throw error;
    }
  });
  await close();
  if (typeof found === 'function') found();
});

/** What refuses the work is said in a sentence. */
function asProblem(error: unknown): never {
  throw error instanceof ProblemError ? new Problem(`${error.message} (${error.code})`) : error;
}

function readWork(): Work {
  const { positionals, values } = readWords();
  const [action, about = '', ...others] = positionals;
  const reason = values.reason ?? '';
  if (others.length > 0) throw new Problem(`What is to be done?\n${usage}`);
  if (action === 'cancel') return cancellation(about, values.rule, reason);
  if (action === 'settle-deposit') return settlement(about, values.amount, checkedReason(reason));
  if (action === 'block') return block(about, checkedReason(reason));
  if (action === 'unblock') return block(about, null);
  if (action === 'examine' || action === 'close') return reports(about, action);
  if (action === 'list' && about === '') return LISTING;
  if (action === 'find-viewer' && about !== '') return viewer(about);
  return readDecision(action, about, reason);
}

/** Of what waits to be looked at. */
function readDecision(action: string | undefined, about: string, reason: string): Work {
  if (action === 'release' || action === 'remove' || action === 'close-report')
    return decision(action, about, action === 'release' ? '' : checkedReason(reason));
  if (action === 'release-ad' || action === 'hide-ad' || action === 'unhide-ad')
    return adDecision(action, about, action === 'hide-ad' ? checkedReason(reason) : '');
  throw new Problem(`What is to be done?\n${usage}`);
}

function cancellation(bookingId: string, rule: string | undefined, reason: string): Work {
  if (!uuid.test(bookingId)) throw new Problem(`Which booking? Its id is the end of its address.\n${usage}`);
  if (rule !== 'guest' && rule !== 'owner') throw new Problem(`By whose rule?\n${usage}`);
  const wanted = { bookingId, rule, reason: checkedReason(reason) } as const;
  return {
    name: 'cancel',
    said: `${bookingId}, by the rule of the ${rule}`,
    run: (databaseUrl) => cancelBookingByAdmin(databaseUrl, wanted),
  };
}

/** What of a claimed deposit goes to the host; 0 gives all of it back. */
function settlement(bookingId: string, given: string | undefined, reason: string): Work {
  if (!uuid.test(bookingId)) throw new Problem(`Which booking? Its id is the end of its address.\n${usage}`);
  if (!/^\d{1,9}$/.test(given ?? ''))
    throw new Problem(`How much goes to the host, in minor units?\n${usage}`);
  const amount = Number(given);
  return {
    name: 'settle-deposit',
    said: `${amount} of the deposit of ${bookingId}, in minor units`,
    run: (databaseUrl) => settleDepositByAdmin(databaseUrl, { bookingId, amount, reason }),
  };
}

function block(email: string, reason: string | null): Work {
  if (!email.includes('@')) throw new Problem(`Whose account? Its e-mail address says it.\n${usage}`);
  return {
    name: reason === null ? 'unblock' : 'block',
    said: email,
    run: (databaseUrl) => blockAccount(databaseUrl, { email, reason }),
  };
}

/** Reports that are looked into keep the money of the home's stays. */
function reports(propertyId: string, action: 'examine' | 'close'): Work {
  if (!uuid.test(propertyId)) throw new Problem(`Which home? Its id is the end of its address.\n${usage}`);
  return {
    name: action,
    said: `the reports of ${propertyId}`,
    run: (databaseUrl) => moderateReports(databaseUrl, propertyId, action),
  };
}

const LISTING: Work = {
  name: 'list',
  said: 'messages and homes that wait, and open reports',
  run: async (databaseUrl) => {
    const found = await moderateMessages(databaseUrl, ({ list }) => list());
    const ads = await moderateAds(databaseUrl, ({ list }) => list());
    return () => sayModerationList({ ...found, ads });
  },
};

/** Whose view of a rental file somebody has published, by its watermark. */
function viewer(file: string): Work {
  return {
    name: 'find-viewer',
    said: file,
    run: async (databaseUrl) => {
      const { code, share } = await findViewer(databaseUrl, file);
      return () =>
        console.log(
          share
            ? `${code}: share ${share.id} with the owner ${share.owner_id} of home ${share.property_id}`
            : `No share has the code that was read (${code}).`,
        );
    },
  };
}

/** Of a message that waits to be looked at, or of a report of a conversation. */
function decision(action: 'release' | 'remove' | 'close-report', id: string, reason: string): Work {
  if (!uuid.test(id)) throw new Problem(`Which one? \`list\` says its id.\n${usage}`);
  return {
    name: action,
    said: id,
    run: (databaseUrl) =>
      moderateMessages(databaseUrl, ({ release, remove, close }) => {
        if (action === 'release') return release(id);
        return action === 'remove' ? remove(id, reason) : close(id, reason);
      }),
  };
}

/** Of a home that is held to be looked at, or that guests are not to see. */
function adDecision(action: 'release-ad' | 'hide-ad' | 'unhide-ad', id: string, reason: string): Work {
  if (!uuid.test(id)) throw new Problem(`Which home? Its id is the end of its address.\n${usage}`);
  return {
    name: action,
    said: id,
    run: (databaseUrl) =>
      moderateAds(databaseUrl, ({ release, hide, unhide }) => {
        if (action === 'release-ad') return release(id);
        return action === 'hide-ad' ? hide(id, reason) : unhide(id);
      }),
  };
}

function checkedReason(reason: string): string {
  if (reason === '' || reason.length > BOOKING_REASON_MAXIMUM)
    throw new Problem(`Why? At most ${BOOKING_REASON_MAXIMUM} characters.\n${usage}`);
  return reason;
}

function readWords() {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({ options: { rule: text, reason: text, amount: text }, allowPositionals: true });
  } catch (error) {
    throw new Problem(`${errorText(error)}\n${usage}`);
  }
}

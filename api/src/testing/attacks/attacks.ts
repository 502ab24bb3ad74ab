import { askForCodes } from './ask-for-codes.ts';
import { askFromElsewhere } from './ask-from-elsewhere.ts';
import type { AttackedSite } from './attacked-site.ts';
import { forgeHosts } from './bend-hosts.ts';
import { compareAddresses } from './compare-addresses.ts';
import { fillTelemetry } from './fill-telemetry.ts';
import { fixSessions } from './fix-sessions.ts';
import { guessCodes } from './guess-codes.ts';
import { guessPasswords } from './guess-passwords.ts';
import { hideSecurityEvents } from './hide-security-events.ts';
import { sendHostileBodies, sendOversizedBodies } from './hostile-calls.ts';
import { injectHeaders } from './inject-headers.ts';
import type { Outcome } from './outcome.ts';
import { readUnguardedAnswers } from './read-unguarded-answers.ts';
import { releaseAlone } from './release-alone.ts';
import { replaySecrets } from './replay-secrets.ts';

export type Attack = {
  name: string;
  run: (site: AttackedSite, size: number) => Promise<Outcome>;
  /** How much of it a run of the suite makes, and how much the campaign. */
  size: { suite: number; campaign: number };
};

const WHOLE = { suite: 1, campaign: 1 };

/** Ways to get in, to lock somebody out or to learn of somebody, none of which may succeed. */
export const ATTACKS: readonly Attack[] = [
  { name: 'guesses of codes', run: guessCodes, size: { suite: 100, campaign: 10_000 } },
  { name: 'guesses of passwords', run: guessPasswords, size: { suite: 100, campaign: 10_000 } },
  { name: 'floods of requests for codes', run: askForCodes, size: { suite: 7, campaign: 1000 } },
  { name: 'sessions that were planted', run: fixSessions, size: WHOLE },
  { name: 'calls from pages of other sites', run: askFromElsewhere, size: WHOLE },
  { name: 'secrets used again and too late', run: replaySecrets, size: WHOLE },
  { name: 'releases by one person alone', run: releaseAlone, size: WHOLE },
  { name: 'hosts that are not its own, and cookies of plain http', run: forgeHosts, size: WHOLE },
  { name: 'headers in the fields of mails', run: injectHeaders, size: WHOLE },
  {
    name: 'security events hidden, filled or read by others',
    run: hideSecurityEvents,
    size: { suite: 20, campaign: 500 },
  },
  { name: 'known against unknown addresses', run: compareAddresses, size: { suite: 5, campaign: 200 } },
  { name: 'answers without security headers', run: readUnguardedAnswers, size: WHOLE },
  { name: 'fill telemetry', run: fillTelemetry, size: { suite: 1000, campaign: 200_000 } },
  { name: 'bodies that are too large', run: sendOversizedBodies, size: { suite: 1, campaign: 8 } },
  { name: 'malformed bodies', run: sendHostileBodies, size: { suite: 40, campaign: 1000 } },
];

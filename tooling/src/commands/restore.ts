import { HELD_REASON } from '@moien/api/backup/open-jobs';
import type { RestoredSite } from '@moien/api/backup/restore-backup';
import { orAborted } from '../abort.ts';
import { readFileArgument } from '../backup/arguments.ts';
import { asProblem, backedUpSite } from '../backup/backed-up-site.ts';
import { withInputFile } from '../backup/input-file.ts';
import { contentSentence, tableLines } from '../backup/report.ts';
import { openDatabase } from '../postgres/database.ts';
import { runCommand } from '../problem.ts';
import { untilSignal } from '../site/shutdown.ts';
import { checkVarDirectory } from '../site/var-directory.ts';
import { runStep } from '../steps.ts';

const sendMails = 'send-mails';
const usage = `npm run restore -- FILE [--${sendMails}], where - stands for the standard input`;

await runCommand(async () => {
  const { file, given } = readFileArgument(process.argv.slice(2), usage, [sendMails]);
  checkVarDirectory();
  // An interrupted restore removes its copy of the standard input before the process ends.
  const { restored, close } = await untilSignal((signal) =>
    withInputFile(file, signal, (path) => restore(path, given.has(sendMails), signal)),
  );
  await close();
  console.log(`\n${tableLines(restored.manifest).join('\n')}`);
  console.log(`\n${contentSentence(restored.manifest)}\nDigest ${restored.digest}`);
  console.log('Every table has the rows and the digest of the backup.');
  if (restored.heldJobs > 0) printHeld(restored);
});

async function restore(path: string, sendsMails: boolean, signal: AbortSignal) {
  const database = await runStep('database', (say) => openDatabase(say, signal));
  try {
    const restored = await runStep('restore', async (onProgress) => {
      const { restoreBackup } = await import('@moien/api/backup/restore-backup');
      const site = await backedUpSite(database.url);
      return orAborted(restoreBackup(site, path, { onProgress, sendsMails }), signal).catch(asProblem);
    });
    return { restored, close: database.stop };
  } catch (error) {
    await database.stop();
    throw error;
  }
}

function printHeld({ heldJobs, manifest }: RestoredSite): void {
  console.log(
    `\nJobs that were not done at ${manifest.at.slice(0, 19)} UTC are held (${heldJobs}): the site that was backed up may have sent`,
  );
  console.log('their mails since. docs/operating.md says how to send or drop them; their last_error is:');
  console.log(`  ${HELD_REASON}`);
}

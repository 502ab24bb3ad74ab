import { orAborted } from '../abort.ts';
import { readFileArgument, STREAM } from '../backup/arguments.ts';
import { asProblem, backedUpSite } from '../backup/backed-up-site.ts';
import { type OutputFile, openOutputFile } from '../backup/output-file.ts';
import { contentSentence } from '../backup/report.ts';
import { openDatabase } from '../postgres/database.ts';
import { runCommand } from '../problem.ts';
import { untilSignal } from '../site/shutdown.ts';
import { checkVarDirectory } from '../site/var-directory.ts';
import { runStep } from '../steps.ts';

const usage = 'npm run backup -- FILE, where - stands for the standard output';
/** The backup is written, but lacks files that the site has lost. */
const INCOMPLETE = 2;

await runCommand(async () => {
  const { file } = readFileArgument(process.argv.slice(2), usage);
  // The standard output is the backup's.
  if (file === STREAM) console.log = console.error;
  checkVarDirectory();
  const output = await openOutputFile(file);
  const { written, close } = await untilSignal(async (signal) => {
    try {
      return await backUp(output, signal);
    } catch (error) {
      await output.discard();
      throw error;
    }
  });
  await close();
  const { manifest, digest } = written;
  console.log(`\n${contentSentence(manifest)}\nDigest ${digest}`);
  console.log('The backup holds personal data and is not encrypted: docs/operating.md says how to.');
  const { missingReleaseFiles: missing } = manifest;
  if (missing.length === 0) return;
  console.error(`\nThe release store has lost ${missing.length} files, so the backup lacks them:`);
  for (const key of missing) console.error(`  ${key}`);
  process.exitCode = INCOMPLETE;
});

async function backUp(output: OutputFile, signal: AbortSignal) {
  const database = await runStep('database', (say) => openDatabase(say, signal));
  try {
    const written = await runStep('backup', async (onProgress) => {
      const { writeBackup } = await import('@moien/api/backup/write-backup');
      const site = await backedUpSite(database.url);
      return orAborted(writeBackup(site, output.stream, { onProgress, signal }), signal).catch(asProblem);
    });
    await output.keep();
    return { written, close: database.stop };
  } catch (error) {
    await database.stop();
    throw error;
  }
}

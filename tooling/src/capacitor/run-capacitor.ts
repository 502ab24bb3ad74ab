import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { errorText, Problem } from '../problem.ts';
import { serveFolder } from '../stories/serve-folder.ts';
import { appFolder, readProductVersion } from './app-settings.ts';
import { checkApp } from './check-app.ts';
import { drawPictures } from './draw-pictures.ts';
import { syncApp } from './sync.ts';

const USAGE = `npm run capacitor -- COMMAND

  sync            puts the newest builds, the settings of capacitor/app.json and the plugins into both projects
  check           what is wrong with both projects, as far as it can be told without Android Studio and Xcode
    --store       also what a build for a store needs
  serve           the app's web folder in a browser, without the phone around it
  pictures        draws icons and splash pictures from the icon of the site`;

const say = (text: string) => console.log(text);

/** @throws Problem with one sentence for the person at the keyboard */
export async function runCapacitor(words: string[]): Promise<void> {
  const { command, isForStore } = readWords(words);
  if (command === 'sync') return syncApp(say);
  if (command === 'check') return check(isForStore);
  if (command === 'serve') return serve();
  if (command === 'pictures') return say(`pictures: ${await drawPictures(appFolder)} drawn`);
  throw new Problem(command ? `There is no "${command}".\n\n${USAGE}` : USAGE);
}

function readWords(words: string[]): { command: string | undefined; isForStore: boolean } {
  try {
    const { values, positionals } = parseArgs({
      args: words,
      allowPositionals: true,
      options: { store: { type: 'boolean', default: false } },
    });
    const [command, ...further] = positionals;
    if (further.length > 0 || (values.store && command !== 'check')) throw new Error('That is too much.');
    return { command, isForStore: values.store };
  } catch (error) {
    throw new Problem(`${errorText(error)}\n\n${USAGE}`);
  }
}

function check(isForStore: boolean): void {
  const findings = checkApp({ folder: appFolder, version: readProductVersion(), isForStore });
  for (const { file, sentence } of findings) say(`capacitor/${file}: ${sentence}`);
  if (findings.length > 0) process.exitCode = 1;
  else say('The app is as docs/mobile.md describes it.');
}

async function serve(): Promise<void> {
  const folder = join(appFolder, 'www');
  if (!existsSync(folder)) throw new Problem('There is no web folder: run npm run capacitor -- sync first.');
  const { origin } = await serveFolder(folder, { page: 'index.html' });
  say(`${origin} (Ctrl-C ends it)`);
}

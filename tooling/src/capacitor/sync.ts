import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { rootDirectory } from '../paths.ts';
import { errorText, Problem } from '../problem.ts';
import { appFolder, parseAppSettings, readProductVersion } from './app-settings.ts';
import { writeBundle } from './bundle.ts';
import { nativeSettings } from './native-settings.ts';

const run = promisify(execFile);

/** Puts the newest builds, the settings and the plugins into both projects. @throws Problem */
export async function syncApp(say: (text: string) => void): Promise<void> {
  const settings = parseAppSettings(readFileSync(join(appFolder, 'app.json'), 'utf8'));
  const version = readProductVersion();
  for (const [path, text] of Object.entries(nativeSettings(settings, version)))
    writeFileSync(join(appFolder, path), text);
  const { shell, registry } = await writeBundle(rootDirectory, join(appFolder, 'www'), settings, version);
  say(`www: shell ${shell.version}, ${registry.entries.map(({ remote }) => remote.name).join(', ')}`);
  const capacitor = join(rootDirectory, 'node_modules/@capacitor/cli/bin/capacitor');
  await run(process.execPath, [capacitor, 'sync'], { cwd: appFolder }).catch((error: unknown) => {
    throw new Problem(`Capacitor could not sync: ${errorText(error)}`);
  });
  say(`android, ios: version ${version}, build ${settings.build}, links of ${settings.host}`);
}

import { runCommand } from '../problem.ts';
import { buildDevelopmentShell } from '../webpack/build.ts';

await runCommand(async () => {
  if (process.env.DEV_OVERRIDES === 'off')
    return console.log('DEV_OVERRIDES is off: no browser is given a development shell, so none is built.');
  await buildDevelopmentShell({ onProgress: (text) => console.log(text) });
});

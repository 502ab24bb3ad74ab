import { chromium } from 'playwright';
import { resolveBrowser } from '../browser.ts';
import { launchPastCrash } from '../launch-past-crash.ts';
import { errorText } from '../problem.ts';

// Says in one line whether the browser of the tests runs on this machine.
try {
  const { executablePath, args } = await resolveBrowser();
  const browser = await launchPastCrash(() => chromium.launch({ executablePath, args }));
  console.log(`Chromium ${browser.version()}`);
  await browser.close();
} catch (error) {
  console.error(errorText(error).split('\n').slice(0, 6).join(' '));
  process.exitCode = 1;
}

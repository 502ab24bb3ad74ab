import { errorText } from './problem.ts';

/** How Playwright's log says that the browser's process was ended by a fault of its own. */
const CRASH = /signal=SIG(SEGV|BUS|ILL|ABRT|TRAP)/;

/**
 * Launches a browser, a second time when its process crashed at the start: about one launch in a thousand
 * of npm's Chromium ends with SIGSEGV. No page is open by then, so this hides no fault of what is tested.
 * @throws what `launch` throws for any other reason, and for a second crash
 */
export async function launchPastCrash<Browser>(launch: () => Promise<Browser>): Promise<Browser> {
  try {
    return await launch();
  } catch (error) {
    const crash = CRASH.exec(errorText(error));
    if (!crash) throw error;
    console.warn(`The browser crashed at its start (${crash[0]}) and is launched again.`);
    return launch();
  }
}

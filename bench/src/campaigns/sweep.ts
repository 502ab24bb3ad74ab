import { runCommand } from '@moien/tooling/problem';
import { runPlaywright } from './journeys/run-playwright.ts';

// Every screen at every width, in both themes and all languages: accessibility, scrolling to the side, texts
// that are cut; and in the app, on a phone.
const JOURNEYS = ['sweep.journey', 'app-walk.journey'];
await runCommand(() => runPlaywright([...JOURNEYS, ...process.argv.slice(2)], { MOIEN_SWEEP: 'all' }));

import { APP_BUNDLE_ELEMENT_ID } from '@moien/contract/platform/app-bundle';
import { showStartupFailure } from '../browser/startup/startup-failure.ts';

/**
 * The document is painted before any of this code runs, and the code runs in steps between which the browser
 * paints and answers: on a slow phone each step takes a tenth of a second.
 */
async function boot(): Promise<void> {
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await anotherTask();
  const { start } = await import(/* webpackMode: "eager" */ '../browser/start.tsx');
  await anotherTask();
  if (document.getElementById(APP_BUNDLE_ELEMENT_ID)) await startApp();
  else start();
}

async function startApp(): Promise<void> {
  const app = await import(/* webpackChunkName: "native" */ '../native/start-app.ts');
  await app.startApp();
}

function anotherTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

boot().catch((error: unknown) => showStartupFailure(error, { retry: () => window.location.reload() }));

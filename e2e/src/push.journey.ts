import { expect, test, untilAlive } from './test.ts';

test.use({ hasServiceWorker: true });

const CONTENT = {
  title: 'Amélie wrote to you',
  body: 'The key is in the box.',
  path: '/en/conversation/1/2/1',
  tag: 'conversation 1',
};

type Shown = [title: string, options: { body: string; tag: string; data: { path: string } }];
type Scope = { shown?: Shown[]; registration: { showNotification: (...shown: Shown) => Promise<void> } };

test('a push message reaches the service worker, which shows it', async ({ page, context, siteAddress }) => {
  const browser = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations[0]) resolve(registrations[0].registrationId);
    }),
  );
  await browser.send('ServiceWorker.enable');
  await page.goto('/en/faq');
  await untilAlive(page);
  const registrationId = await registered;
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));

  const [worker] = context.serviceWorkers();
  // Headless browsers give nobody the permission, so what would be shown is kept.
  await worker?.evaluate(() => {
    const scope = globalThis as unknown as Scope;
    scope.shown = [];
    scope.registration.showNotification = async (...shown) => void scope.shown?.push(shown);
  });
  const data = JSON.stringify(CONTENT);
  await browser.send('ServiceWorker.deliverPushMessage', { origin: siteAddress, registrationId, data });
  const shown = () => worker?.evaluate(() => (globalThis as unknown as Scope).shown);
  const { title, body, tag, path } = CONTENT;
  await expect
    .poll(shown)
    .toEqual([[title, { body, tag, renotify: true, icon: '/icons/app-192.png', data: { path } }]]);
});

import { enterPassword, openSignIn } from './auth-modal.ts';
import { createPerson } from './sign-in.ts';
import { expect, resize, test, untilAlive, untilAnimationsEnd } from './test.ts';

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

type Counted = { askedCount: number };

test('after a sign-in the page asks first, above the menu of a phone, and goes at a press of the keys', async ({
  page,
}) => {
  // Headless browsers have answered for their people.
  await page.addInitScript(() => {
    const counted: Counted = Object.assign(globalThis, { askedCount: 0 });
    const requestPermission = async () => {
      counted.askedCount += 1;
      return 'denied';
    };
    Object.defineProperty(globalThis, 'Notification', {
      value: { permission: 'default', requestPermission },
    });
  });
  await page.goto('/en/about');
  await untilAlive(page);
  const modal = await openSignIn(page);
  await enterPassword(modal, await createPerson());
  await expect(modal).toBeHidden();
  await resize(page, { width: 390, height: 844 });
  const question = page.getByRole('region', { name: 'Shall we let you know when something happens?' });
  await expect(question).toBeVisible({ timeout: 15_000 });
  await expect(question.getByRole('button')).toHaveText(['Turn on notifications', 'Not now']);

  await untilAnimationsEnd(page);
  const [box, menu] = await Promise.all([
    question.boundingBox(),
    page.getByRole('navigation', { name: 'Main pages' }).boundingBox(),
  ]);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(menu?.y ?? 0);

  await page.evaluate(() => document.querySelector<HTMLElement>('a[href="#content"]')?.focus());
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(question.getByRole('button', { name: 'Not now' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
  expect(await page.evaluate(() => (globalThis as unknown as Counted).askedCount)).toBe(0);
});

import { expect, test, untilAlive } from './test.ts';

test.use({ hasServiceWorker: true });

const CONTENT = {
  title: 'Amélie wrote to you',
  body: 'The key is in the box.',
  path: '/en/conversation/1/2/1',
  tag: 'conversation 1',
};

test('a push message is shown by the browser, also where no page is open', async ({
  page,
  context,
  siteAddress,
}) => {
  await context.grantPermissions(['notifications'], { origin: siteAddress });
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
  const deliver = (text: string) =>
    browser.send('ServiceWorker.deliverPushMessage', { origin: siteAddress, registrationId, data: text });
  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      return (await registration.getNotifications()).map(({ title, body, tag }) => ({ title, body, tag }));
    });
  await deliver(JSON.stringify(CONTENT));
  await deliver(JSON.stringify({ ...CONTENT, body: 'And the code is 4711.' }));
  const { title, tag } = CONTENT;
  await expect.poll(shown).toEqual([{ title, tag, body: 'And the code is 4711.' }]);
});

import { signInThere } from '@moien/sandbox/openid-provider';
import { APP_ORIGIN, expect, goOffline, signInToApp, test } from './app.ts';
import { createPerson, endSessions, newAddress } from './sign-in.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, locale: 'de-LU' });

const card = 'article';

test('the app starts with the search, in the language of the phone', async ({ page, phone, siteAddress }) => {
  await page.goto(APP_ORIGIN);
  await expect(page).toHaveURL(`${APP_ORIGIN}/de/search`);
  await expect(page.locator(card).first()).toBeVisible();
  expect(phone.calls).toContain('SplashScreen.hide');
  // Everything that the app carries comes from the app.
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect(loaded.filter((name) => /\.(js|css)$/.test(name) && name.startsWith(siteAddress))).toEqual([]);
  expect(loaded.filter((name) => name.startsWith(`${APP_ORIGIN}/remotes/`))).not.toEqual([]);
});

test('a link that opens the app is its first page; others stay in the app or leave it for the browser', async ({
  page,
  phone,
  siteAddress,
  marketplace,
}) => {
  phone.launchUrl = `${siteAddress}/fr/property/${marketplace.property.id}`;
  await page.goto(APP_ORIGIN);
  await expect(page).toHaveURL(new RegExp(`^${APP_ORIGIN}/fr/property/${marketplace.property.id}`));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await phone.tell(page, 'App', 'appUrlOpen', { url: `${siteAddress}/fr/faq#booking` });
  await expect(page).toHaveURL(`${APP_ORIGIN}/fr/faq#booking`);
  await phone.tell(page, 'App', 'appUrlOpen', { url: 'https://elsewhere.example/fr/about' });
  await phone.tell(page, 'App', 'backButton', { canGoBack: true });
  await expect(page).toHaveURL(/\/fr\/property\//);
  await phone.tell(page, 'App', 'backButton', { canGoBack: false });
  await expect.poll(() => phone.calls).toContain('App.exitApp');
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), {
      href: 'https://elsewhere.example/',
      textContent: 'x',
    });
    document.body.append(link);
    link.click();
  });
  await expect.poll(() => phone.calls).toContain('Browser.open https://elsewhere.example/');
});

test('a press on a push opens what it tells of', async ({ page, phone }) => {
  await page.goto(APP_ORIGIN);
  await expect(page.locator(card).first()).toBeVisible();
  const notification = { data: { path: '/de/about', at: '0' } };
  await phone.tell(page, 'PushNotifications', 'pushNotificationActionPerformed', { notification });
  await expect(page).toHaveURL(`${APP_ORIGIN}/de/about`);
});

test('another language is another document of the app', async ({ page, phone, siteAddress }) => {
  await page.goto(`${APP_ORIGIN}/de/about`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => Reflect.set(window, 'isSamePage', true));
  await phone.tell(page, 'App', 'appUrlOpen', { url: `${siteAddress}/fr/about` });
  await expect(page).toHaveURL(`${APP_ORIGIN}/fr/about`);
  expect(await page.evaluate(() => Reflect.get(window, 'isSamePage'))).toBeUndefined();
});

test.describe('a session', () => {
  test.use({ expectedProblems: /status of 401|Mixed Content/ });

  test('is kept by the phone, and by nothing in the page', async ({ page, phone, context }) => {
    const person = await createPerson({ firstName: 'Cosima' });
    await signInToApp(context, phone, person);
    await page.goto(`${APP_ORIGIN}/en/dashboard`);
    await expect(page.getByRole('heading', { name: /Cosima/ })).toBeVisible();
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(
      phone.secrets.get('moien_session'),
    );
    expect(await context.cookies(APP_ORIGIN)).not.toContainEqual(
      expect.objectContaining({ name: /session/ }),
    );
  });

  test('that has ended is noticed at the next start, and its token forgotten', async ({
    page,
    phone,
    context,
  }) => {
    const person = await createPerson({ firstName: 'Cosima' });
    await signInToApp(context, phone, person);
    await page.goto(`${APP_ORIGIN}/en/dashboard`);
    await expect(page.getByRole('heading', { name: /Cosima/ })).toBeVisible();
    await endSessions(person);
    phone.forgetListeners();
    await page.goto(`${APP_ORIGIN}/en/dashboard`);
    await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
    await expect.poll(() => phone.secrets.has('moien_session')).toBe(false);
  });

  test('begins at a provider in the system’s browser, and comes back by a link', async ({ page, phone }) => {
    await page.goto(`${APP_ORIGIN}/en/about?auth=sign-in`);
    const modal = page.getByRole('dialog', { name: 'Sign in' });
    await modal.getByRole('button', { name: /Belval ID/ }).click();
    const opened = () => phone.calls.find((call) => call.startsWith('Browser.open '))?.split(' ')[1];
    await expect.poll(opened).toBeDefined();
    const person = {
      subject: `app-${Date.now()}`,
      email: newAddress(),
      given_name: 'Zoé',
      family_name: 'Hoffmann',
    };
    const back = await signInThere(new URL(opened() ?? ''), person);
    await phone.tell(page, 'App', 'appUrlOpen', { url: back.href });
    await expect.poll(() => phone.secrets.get('moien_session')).toMatch(/^[\w-]{43}$/);
    await expect(page).toHaveURL(`${APP_ORIGIN}/en/about`);
    expect(phone.calls).toContain('Browser.close');
  });

  test('of an earlier installation is not taken over', async ({ page, phone }) => {
    phone.secrets.set('moien_session', 'x'.repeat(43));
    await page.goto(`${APP_ORIGIN}/en/about`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(phone.secrets.has('moien_session')).toBe(false);
  });
});

test.describe('without a network', () => {
  test.use({
    expectedProblems: /ERR_INTERNET_DISCONNECTED|CallError|CORS|Mixed Content|could not be loaded/,
  });

  test('the app starts with what it has, and goes on once there is one', async ({
    page,
    phone,
    context,
    siteAddress,
  }) => {
    await page.goto(APP_ORIGIN);
    await expect(page.locator(card).first()).toBeVisible();
    phone.forgetListeners();
    const goOnline = await goOffline(context, siteAddress);
    await page.goto(APP_ORIGIN);
    await expect(page).toHaveURL(`${APP_ORIGIN}/de/search`);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.locator(card)).toHaveCount(0);
    await goOnline();
    await page
      .getByRole('button', { name: /Erneut/ })
      .first()
      .click();
    await expect(page.locator(card).first()).toBeVisible();
  });

  test('a first start says once that it has failed', async ({ page, phone, context, siteAddress }) => {
    const alerts: string[] = [];
    page.on('dialog', (dialog) => {
      alerts.push(dialog.message());
      void dialog.accept();
    });
    const goOnline = await goOffline(context, siteAddress);
    await page.goto(APP_ORIGIN);
    await expect.poll(() => alerts).toHaveLength(1);
    expect(phone.calls).toContain('SplashScreen.hide');
    await goOnline();
    await expect(page.locator(card).first()).toBeVisible();
    expect(alerts).toHaveLength(1);
  });
});

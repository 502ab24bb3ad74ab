import { readFileSync } from 'node:fs';
import { articlePath, type EventPage, eventPath } from '@moien/contract';
import type { Page } from '@playwright/test';
import { openLanguages } from './language-picker.ts';
import { expect, test, untilAlive, watchApi } from './test.ts';

const headline = (page: Page) => page.getByRole('heading', { level: 1 });
const cardsOf = (page: Page) => page.getByRole('main').getByRole('article');

test('an article is found, read, followed by a related one, and Back leads to the list', async ({
  page,
  marketplace: { article },
}) => {
  await page.goto('/en');
  await untilAlive(page);
  await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL('/en/blog');
  await expect(headline(page)).toHaveText('Arrive well, live well');
  await page.getByRole('main').getByRole('link', { name: article.title }).click();
  await expect(page).toHaveURL(`/en${articlePath(article.id, article.slug)}`);
  await expect(headline(page)).toHaveText(article.title);
  await expect(page).toHaveTitle(`${article.title} – Moïen`);
  await expect(page.getByRole('main').getByText(`By ${article.authorName}`)).toBeVisible();

  const related = page.getByRole('region', { name: 'You may also like' }).getByRole('link').first();
  const title = (await related.textContent()) ?? '';
  await related.click();
  await expect(headline(page)).toHaveText(title);
  await page.goBack();
  await expect(headline(page)).toHaveText(article.title);
  const asked = watchApi(page);
  await page.goBack();
  await expect(page).toHaveURL('/en/blog');
  await expect(page.getByRole('main').getByRole('link', { name: article.title })).toBeVisible();
  expect(asked).toEqual([]);
});

test('articles are shown by topic, at an address of their own', async ({
  page,
  marketplace: { article },
}) => {
  await page.goto('/en/blog');
  await untilAlive(page);
  const all = await cardsOf(page).count();
  const topics = page.getByRole('navigation', { name: 'Topics' });
  await expect(topics.getByRole('link', { name: 'All topics' })).toHaveAttribute('aria-current', 'page');
  await page.getByRole('main').getByRole('link', { name: article.title }).click();
  await expect(headline(page)).toHaveText(article.title);
  const crumb = page.getByRole('navigation', { name: 'You are here' }).getByRole('link').last();
  const topic = (await crumb.textContent()) ?? '';
  await crumb.click();
  await expect(page).toHaveURL(`/en/blog?topic=${article.topic}`);
  await expect(topics.getByRole('link', { name: topic })).toHaveAttribute('aria-current', 'page');
  await expect(cardsOf(page).filter({ hasText: topic })).toHaveCount(await cardsOf(page).count());
  expect(await cardsOf(page).count()).toBeLessThan(all);
  await topics.getByRole('link', { name: 'All topics' }).click();
  await expect(cardsOf(page)).toHaveCount(all);
});

test.describe('a list', () => {
  test('without articles says so and leads to all of them', async ({ page }) => {
    await page.goto('/en/blog?topic=no-such-topic');
    await untilAlive(page);
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('No articles on this topic');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await page.getByRole('link', { name: 'All articles' }).click();
    await expect(page).toHaveURL('/en/blog');
    await expect(cardsOf(page).first()).toBeVisible();
  });

  test('that is asked for beyond its end shows its last page', async ({ page, marketplace: { article } }) => {
    await page.goto(`/en/blog?topic=${article.topic}&page=700`);
    await expect(page).toHaveURL(`/en/blog?topic=${article.topic}&page=1`);
    await expect(cardsOf(page).first()).toBeVisible();
  });
});

for (const kind of ['article', 'event'] as const) {
  test.describe(`the address of an ${kind}`, () => {
    test('has one slug: any other leads to it for good, with query and fragment', async ({
      page,
      marketplace,
    }) => {
      const { id, slug, title } = marketplace[kind];
      const pathOf = kind === 'article' ? articlePath : eventPath;
      const right = `/en${pathOf(id, slug)}`;
      const bare = right.slice(0, -slug.length - 1);
      for (const path of [bare, `${bare}/`, `${bare}/no-such-slug`]) {
        const answer = await page.request.get(`${path}?ref=letter`, { maxRedirects: 0 });
        expect([answer.status(), answer.headers().location], path).toEqual([301, `${right}?ref=letter`]);
        expect(answer.headers()['cache-control']).toBe('private, no-store');
      }
      await page.goto(`${bare}/no-such-slug?ref=letter#content`);
      await expect(page).toHaveURL(`${right}?ref=letter#content`);
      await expect(headline(page)).toHaveText(title);
    });

    test('is translated with it', async ({ page, marketplace }) => {
      const { id, slug, slugArray } = marketplace[kind];
      const pathOf = kind === 'article' ? articlePath : eventPath;
      const german = slugArray.find(({ language }) => language === 'de')?.slug ?? '';
      expect(german).not.toBe(slug);
      await page.goto(`/en${pathOf(id, slug)}`);
      await untilAlive(page);
      await expect(page.locator('link[hreflang="de"]')).toHaveAttribute(
        'href',
        new RegExp(`/de${pathOf(id, german)}$`),
      );
      await (await openLanguages(page)).getByRole('link', { name: 'Deutsch' }).click();
      await expect(page).toHaveURL(`/de${pathOf(id, german)}`);
      await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    });
  });
}

test('a link with an old slug ends at the right address, and Back leads to where it was', async ({
  page,
  marketplace: { article },
}) => {
  await page.route('**/api/articles?*', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replaceAll(article.slug, 'old-slug'),
    });
  });
  await page.goto('/en/blog/events');
  await untilAlive(page);
  await page.getByRole('navigation', { name: 'Blog' }).getByRole('link', { name: 'Articles' }).click();
  await expect(page).toHaveURL('/en/blog');
  const link = page.getByRole('main').getByRole('link', { name: article.title });
  await expect(link).toHaveAttribute('href', `/en${articlePath(article.id, 'old-slug')}`);
  await link.click();
  await expect(page).toHaveURL(`/en${articlePath(article.id, article.slug)}`);
  await page.goBack();
  await expect(page).toHaveURL('/en/blog');
});

test('an event is found, and goes into the visitor’s own calendar', async ({
  page,
  marketplace: { event },
}) => {
  await page.goto('/en/blog');
  await untilAlive(page);
  await page.getByRole('region', { name: 'Coming up' }).getByRole('link', { name: 'All events' }).click();
  await expect(page).toHaveURL('/en/blog/events');
  await page.getByRole('main').getByRole('link', { name: event.title }).click();
  await expect(page).toHaveURL(`/en${eventPath(event.id, event.slug)}`);
  const facts = page.getByRole('complementary', { name: 'At a glance' });
  await expect(facts).toContainText(event.venueName);
  await expect(facts).toContainText(event.cityName);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    facts.getByRole('link', { name: 'Add to your calendar' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`${event.slug}.ics`);
  const calendar = readFileSync(await download.path(), 'utf8');
  expect(calendar).toMatch(/^BEGIN:VCALENDAR\r\n/);
  expect(calendar.replaceAll('\r\n ', '')).toContain(`SUMMARY:${event.title}`);
});

test('events to come and events that were are two lists', async ({ page }) => {
  await page.goto('/en/blog/events');
  await untilAlive(page);
  await page.getByRole('link', { name: 'Past events' }).click();
  await expect(page).toHaveURL('/en/blog/events?isPast=true');
  await expect(headline(page)).toHaveText('It was good to have you');
  const { count } = (await (await page.request.get('/api/events?isPast=true')).json()) as EventPage;
  expect(count).toBeGreaterThan(0);
  await expect(cardsOf(page)).toHaveCount(Math.min(count, 12));
  await page.getByRole('link', { name: 'Upcoming events' }).click();
  await expect(page).toHaveURL('/en/blog/events');
  await expect(cardsOf(page).first()).toBeVisible();
});

test('an article is reached by keyboard alone', async ({ page }) => {
  await page.goto('/en/blog');
  await untilAlive(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  const lead = cardsOf(page).first().getByRole('link');
  const title = (await lead.textContent()) ?? '';
  const topicCount = await page.getByRole('navigation', { name: 'Topics' }).getByRole('link').count();
  // Articles, events, the topics, and then the newest article.
  for (let press = 0; press < 2 + topicCount + 1; press += 1) await page.keyboard.press('Tab');
  await expect(lead).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(headline(page)).toHaveText(title);
  await expect(page.getByRole('main')).toBeFocused();
});

test('what search engines and feed readers ask for is there', async ({ page, marketplace }) => {
  const { article, event } = marketplace;
  await page.goto('/en/blog');
  for (const type of ['application/rss+xml', 'application/feed+json']) {
    const href = (await page.locator(`link[type="${type}"]`).getAttribute('href')) ?? '';
    const answer = await page.request.get(href);
    expect(answer.headers()['content-type']).toContain(type);
    expect(await answer.text()).toContain(article.slug);
  }
  await page.goto(`/en${articlePath(article.id, article.slug)}`);
  expect(await structuredData(page)).toMatchObject({ '@type': 'BlogPosting', headline: article.title });
  const picture = (await page.locator('meta[property="og:image"]').getAttribute('content')) ?? '';
  expect((await page.request.get(picture)).headers()['content-type']).toBe('image/jpeg');
  await page.goto(`/en${eventPath(event.id, event.slug)}`);
  expect(await structuredData(page)).toMatchObject({ '@type': 'Event', startDate: event.startTimestamp });
});

async function structuredData(page: Page): Promise<unknown> {
  return JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the blog is read from page to page', async ({ page, marketplace: { article, event } }) => {
    await page.goto('/en/blog');
    await page.getByRole('navigation', { name: 'Topics' }).getByRole('link').last().click();
    await expect(page).toHaveURL(/\/en\/blog\?topic=[a-z-]+$/);
    await page.getByRole('link', { name: 'All topics' }).click();
    await page.getByRole('main').getByRole('link', { name: article.title }).click();
    await expect(page).toHaveURL(`/en${articlePath(article.id, article.slug)}`);
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
    await page.getByRole('main').getByRole('link', { name: 'Events', exact: true }).click();
    await page.getByRole('main').getByRole('link', { name: event.title }).click();
    await expect(page).toHaveURL(`/en${eventPath(event.id, event.slug)}`);
    await expect(page.getByRole('link', { name: 'Add to your calendar' })).toBeVisible();
  });
});

test.describe('what is not there', () => {
  test.use({ expectedProblems: /status of 40[04]/ });

  test('an unknown article and an id that is none are not found', async ({
    page,
    marketplace: { event },
  }) => {
    for (const path of [`/en/blog/article/${event.id}`, '/en/blog/article/nonsense', '/en/blog/events/1/x']) {
      const answer = await page.goto(path);
      expect(answer?.status(), path).toBe(404);
      await expect(headline(page)).toHaveText('Nobody lives at this address');
    }
  });
});

test.describe('when the connection is gone', () => {
  test.use({ expectedProblems: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|could not be shown/ });

  test('the page says so, and goes on where it stopped', async ({ page, marketplace: { event } }) => {
    await page.goto('/en/blog');
    await untilAlive(page);
    await page.getByRole('link', { name: 'All events' }).click();
    await expect(headline(page)).toHaveText('Come along');
    await page.route('**/api/**', (route) => route.abort());
    await page.getByRole('main').getByRole('link', { name: event.title }).click();
    await expect(headline(page)).toHaveText('No connection');
    await page.unroute('**/api/**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(headline(page)).toHaveText(event.title);
  });
});

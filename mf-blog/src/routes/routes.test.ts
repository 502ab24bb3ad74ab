import type { ArticlePage, EventPage, RemoteDeclaration } from '@moien/contract';
import type { RemoteRoute, RootStore, Transport, TransportResponse } from '@moien/shared-lib';
import { exampleRegistry, exampleRoot } from '@moien/shared-lib/testing';
import declaration from '../../remote.json' with { type: 'json' };
import { exampleArticle, exampleWholeArticle } from '../features/examples/example-article.ts';
import { exampleEvent, exampleWholeEvent } from '../features/examples/example-event.ts';
import { articleRoute } from './article.route.ts';
import { blogRoute } from './blog.route.ts';
import { eventRoute } from './event.route.ts';
import { eventsRoute } from './events.route.ts';

const ORIGIN = 'https://moien.example';
const ARTICLES: ArticlePage = {
  articleArray: [exampleArticle()],
  page: 1,
  pageCount: 1,
  count: 1,
  topicArray: [{ topic: 'renting', articleCount: 1 }],
};
const EVENTS: EventPage = { eventArray: [exampleEvent()], page: 1, pageCount: 1, count: 1 };
const text = (slug: string, values?: Record<string, unknown>) =>
  `${slug}${values ? ` ${Object.values(values).join()}` : ''}`;

/** Stores on an API that has these answers by the start of their URLs, and what was asked of it. */
function rootWith(answers: Record<string, TransportResponse>) {
  const asked: string[] = [];
  const transport: Transport = async ({ url }) => {
    asked.push(url);
    const [, answer] = Object.entries(answers).find(([start]) => url.startsWith(start)) ?? [];
    if (!answer) throw new Error('Network Error');
    return answer;
  };
  const root = exampleRoot({ transport, registry: exampleRegistry(declaration as RemoteDeclaration) });
  return { root, asked };
}

function load(route: RemoteRoute, root: RootStore, path: string, id?: string): Promise<unknown> {
  const { signal } = new AbortController();
  return route.load({ root, url: new URL(path, ORIGIN), parameters: { id }, signal });
}

/** Status and address of the redirect that a loader throws. */
async function redirectOf(loading: Promise<unknown>) {
  const thrown: unknown = await loading.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(thrown instanceof Response)) throw thrown ?? new Error('nothing was thrown');
  return [thrown.status, thrown.headers.get('location')];
}

const refusal = (status: number, code: string): TransportResponse => ({
  status,
  body: { type: 'about:blank', title: code, status, code, message: code },
});

describe('the blog', () => {
  it('asks for its articles and for the events that are on soon, in its language', async () => {
    const { root, asked } = rootWith({
      '/api/articles': { status: 200, body: ARTICLES },
      '/api/events': { status: 200, body: EVENTS },
    });
    const data = await load(blogRoute, root, '/de/blog?ref=letter');
    expect(asked.sort()).toEqual(['/api/articles?language=de', '/api/events?language=de']);
    const head = blogRoute.head(data, root, text);
    expect(head).toMatchObject({ title: 'blog-title', canonicalPath: '/blog', isIndexed: true });
    expect(head.feeds?.map(({ href }) => href)).toEqual([
      '/api/articles/feed.xml?language=de',
      '/api/articles/feed.json?language=de',
    ]);
  });

  it('is shown without the events when these do not come', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    const { root } = rootWith({ '/api/articles': { status: 200, body: ARTICLES } });
    expect(await load(blogRoute, root, '/de/blog')).toMatchObject({ key: '', eventsKey: undefined });
    expect(warn).toHaveBeenCalledWith('The events could not be loaded.', expect.any(Error));
    warn.mockRestore();
  });

  it('names a topic that exists, and keeps one that does not from search engines', async () => {
    const { root } = rootWith({ '/api/articles': { status: 200, body: ARTICLES } });
    const known = blogRoute.head(await load(blogRoute, root, '/de/blog?topic=renting'), root, text);
    expect(known).toMatchObject({ title: expect.stringContaining('topic-renting'), isIndexed: true });
    const unknown = blogRoute.head(await load(blogRoute, root, '/de/blog?topic=cats'), root, text);
    expect(unknown).toMatchObject({ title: 'blog-title', isIndexed: false });
  });

  it('leads from beyond the last page to it', async () => {
    const { root } = rootWith({ '/api/articles': { status: 200, body: { ...ARTICLES, page: 9 } } });
    expect(await redirectOf(load(blogRoute, root, '/de/blog?topic=renting&page=9'))).toEqual([
      302,
      '/de/blog?topic=renting&page=1',
    ]);
  });
});

describe.each([
  {
    what: 'an article',
    route: articleRoute,
    call: '/api/articles/',
    body: exampleWholeArticle({ slug: 'einen-mietvertrag-in-ruhe-lesen' }),
    path: '/blog/article',
  },
  {
    what: 'an event',
    route: eventRoute,
    call: '/api/events/',
    body: exampleWholeEvent({ slug: 'spaziergang-in-den-reben' }),
    path: '/blog/events',
  },
])('$what', ({ route, call, body, path }) => {
  const { id, slug } = body;

  it('stands at its own slug, with its address in each language that it exists in', async () => {
    const { root, asked } = rootWith({ [call]: { status: 200, body } });
    const data = await load(route, root, `/de${path}/${id}/${slug}`, id);
    expect(asked).toEqual([`${call}${id}?language=de`]);
    const pathByLanguage = {
      en: `${path}/${id}/${body.slugArray[0]?.slug}`,
      de: `${path}/${id}/${slug}`,
    };
    expect(data).toMatchObject({ pathByLanguage });
    const head = route.head(data, root, text);
    const image = expect.stringMatching(new RegExp(`^/cards/(article|event)/${id}/de\\.jpg\\?v=`));
    expect(head).toMatchObject({ canonicalPath: `${path}/${id}/${slug}`, pathByLanguage, image });
    expect(head.structuredData).toMatchObject({ url: `${ORIGIN}/de${path}/${id}/${slug}` });
  });

  it('leads from any other slug there, for good and with the query', async () => {
    const { root } = rootWith({ [call]: { status: 200, body } });
    const elsewhere = load(route, root, `/de${path}/${id}/nonsense?ref=letter`, id);
    expect(await redirectOf(elsewhere)).toEqual([301, `/de${path}/${id}/${slug}?ref=letter`]);
  });

  it('is not found when there is none, and when the id is none', async () => {
    const missing = rootWith({ [call]: refusal(404, 'not-found') });
    await expect(load(route, missing.root, `/de${path}/${id}`, id)).rejects.toMatchObject({ status: 404 });
    const malformed = rootWith({ [call]: refusal(400, 'invalid-input') });
    await expect(load(route, malformed.root, `/de${path}/x`, 'x')).rejects.toMatchObject({ status: 404 });
  });

  it('cannot be reached when the API does not answer', async () => {
    const { root } = rootWith({});
    await expect(load(route, root, `/de${path}/${id}`, id)).rejects.toMatchObject({ status: 503 });
  });
});

it('past events have a list and a head of their own', async () => {
  const { root, asked } = rootWith({ '/api/events': { status: 200, body: EVENTS } });
  const data = await load(eventsRoute, root, '/de/blog/events?isPast=true');
  expect(asked).toEqual(['/api/events?isPast=true&language=de']);
  expect(eventsRoute.head(data, root, text)).toMatchObject({
    title: 'past-title',
    canonicalPath: '/blog/events?isPast=true',
  });
});

import { openPush, showPush } from './push-messages.ts';

const CONTENT = { title: 'Amélie', body: 'Hello', path: '/en/conversation/1/2/1', tag: 'conversation 1' };
const ORIGIN = 'https://moien.example';

async function show(text: string | undefined) {
  const shown: unknown[] = [];
  const showNotification = async (title: string, options: object) => void shown.push({ title, ...options });
  await showPush({ registration: { showNotification, getNotifications: async () => [] } }, text);
  return shown;
}

async function open(data: unknown, urls: string[]) {
  const done: string[] = [];
  const pages = urls.map((url) => ({ url, focus: async () => void done.push(`focus ${url}`) }));
  const clients = {
    claim: async () => undefined,
    matchAll: async () => pages,
    openWindow: async (url: string) => void done.push(`open ${url}`),
  };
  await openPush(
    {
      clients,
      registration: { showNotification: async () => undefined, getNotifications: async () => [] },
      location: { origin: ORIGIN },
    },
    data,
  );
  return done;
}

describe('a push message', () => {
  it('is shown, and takes the place of an earlier one of the same subject', async () => {
    const { path, ...texts } = CONTENT;
    expect(await show(JSON.stringify(CONTENT))).toEqual([
      { ...texts, renotify: true, icon: expect.any(String), data: { path } },
    ]);
  });

  it.each([undefined, '', 'text', 'null', '[]', JSON.stringify({ ...CONTENT, path: '//evil.example' })])(
    'that cannot be read (%s) says that there is news',
    async (text) => expect(await show(text)).toEqual([{ title: 'Moïen', icon: expect.any(String) }]),
  );
});

it('a push message closes what was read elsewhere, and nothing else', async () => {
  const closed: string[] = [];
  const notificationOf = (tag: string) => ({ tag, close: () => void closed.push(tag) });
  const registration = {
    showNotification: async () => undefined,
    getNotifications: async () => ['conversation 1', 'booking 2', 'booking 3'].map(notificationOf),
  };
  const endedTagArray = ['conversation 1', 'booking 2'];
  await showPush({ registration }, JSON.stringify({ ...CONTENT, endedTagArray }));
  expect(closed).toEqual(['booking 2']);
});

describe('a press on it', () => {
  it('shows the page that shows it already', async () => {
    const urls = [`${ORIGIN}/en`, `${ORIGIN}${CONTENT.path}?view=unread`];
    expect(await open(CONTENT, urls)).toEqual([`focus ${urls[1]}`]);
  });

  it('opens a page where none shows it, and leaves those that are open', async () => {
    for (const urls of [[], [`${ORIGIN}/en`]])
      expect(await open(CONTENT, urls)).toEqual([`open ${ORIGIN}${CONTENT.path}`]);
    expect(await open({ path: '//evil.example' }, [])).toEqual([`open ${ORIGIN}/`]);
  });
});

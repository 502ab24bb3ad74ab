import { createClient } from './client.ts';
import { activate, checkAgainstLive, publish, rollback } from './ship.ts';
import { type FakeGateway, registryOf, serveLive, startFakeGateway } from './testing/fake-gateway.ts';
import { readWorkspace } from './testing/workspace.ts';

const workspace = readWorkspace(['mf-search', 'mf-blog']);
const EVENT = { sequence: 8, at: '2026-11-21T08:00:00.000Z', actor: 'team', remote: 'mf-search', note: '' };
let gateway: FakeGateway;
let said: jest.SpyInstance;

beforeEach(async () => {
  gateway = await startFakeGateway();
  said = jest.spyOn(console, 'log').mockImplementation();
});
afterEach(async () => {
  said.mockRestore();
  await gateway.close();
});

function searchRelease(version: string) {
  const { gate } = candidate();
  return { ...gate.release, version };
}

function candidate() {
  const gate = workspace().remote('mf-search');
  return { gate, upload: { release: gate.release, files: [{ path: 'browser/entry.js', content: '' }] } };
}

function client() {
  return createClient({ url: gateway.url, token: 'team' });
}

/**
 * Shows each of these as active, one after the other, the last one after event 8; `fallback` as what was
 * before it.
 */
function showInTurn(versions: string[], fallback?: string): void {
  const { live, shell } = workspace();
  const others = live.remotes.filter(({ remote }) => remote.name !== 'mf-search');
  serveLive(
    gateway,
    [...others, ...[...versions, ...(fallback ? [fallback] : [])].map(searchRelease)],
    shell,
  );
  gateway.answers.set('GET /registry', () => {
    const isLast = versions.length === 1;
    const version = isLast ? versions[0] : versions.shift();
    const offered = [version, fallback].filter((one) => one !== undefined).map(searchRelease);
    return { body: registryOf(isLast ? 8 : 7, [...others, ...offered]) };
  });
}

/** Serves this version of mf-search as one that does not fill the slot which the shell asks for. */
function serveBroken(version: string): void {
  const release = searchRelease(version);
  release.remote.slots = [];
  gateway.answers.set(`GET /api/releases/mf-search/${version}`, { body: release });
}

const BROKEN = /^shell \([^)]+\) asks for the slot search-bar, which this release does not fill any more\./;
const posted = () => gateway.asked.filter(({ method }) => method === 'POST');

it('publishes, activates, and waits until the gateway shows it', async () => {
  const { upload, gate } = candidate();
  gateway.answers.set('POST /api/releases', {
    body: { ...EVENT, kind: 'publish', version: gate.release.version },
  });
  gateway.answers.set('POST /api/releases/activate', {
    body: { ...EVENT, kind: 'activate', version: gate.release.version },
  });
  showInTurn(['0.0.1', '0.0.1', gate.release.version]);
  await publish(client(), candidate(), { note: 'why', isActivated: true });
  expect(gateway.asked.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST /api/releases',
    'POST /api/releases/activate',
    ...Array(3).fill('GET /registry'),
  ]);
  expect(gateway.asked[0]?.body).toEqual({ ...upload, note: 'why' });
  expect(gateway.asked[1]?.body).toEqual({
    remote: 'mf-search',
    version: gate.release.version,
    note: 'why',
  });
  expect(said.mock.lastCall?.[0]).toMatch(/^mf-search 0\.1\.0-0{12} is live at \S+ after \d+\.\d s\.$/);
});

it('only publishes when it was told so', async () => {
  gateway.answers.set('POST /api/releases', { body: { ...EVENT, kind: 'publish', version: '1' } });
  await publish(client(), candidate(), { isActivated: false });
  expect(gateway.asked.map(({ path }) => path)).toEqual(['/api/releases']);
});

it('goes back from what is active, so that sent twice it goes back once', async () => {
  gateway.answers.set('POST /api/releases/rollback', {
    body: { ...EVENT, kind: 'rollback', version: '1.0.0' },
  });
  showInTurn(['2.0.0', '2.0.0', '1.0.0'], '1.0.0');
  await rollback(client(), { remote: 'mf-search' });
  expect(posted().map(({ body }) => body)).toEqual([{ remote: 'mf-search', version: '2.0.0' }]);
});

it('does not go back to what would break others', async () => {
  showInTurn(['2.0.0'], '1.0.0');
  serveBroken('1.0.0');
  await expect(rollback(client(), { remote: 'mf-search' })).rejects.toThrow(BROKEN);
  expect(posted()).toEqual([]);
});

it('goes back to nothing when nothing was active before', async () => {
  gateway.answers.set('POST /api/releases/rollback', { body: { ...EVENT, kind: 'rollback', version: null } });
  gateway.answers.set('GET /registry', () => ({
    body: posted().length > 0 ? registryOf(8, []) : registryOf(7, [searchRelease('1.0.0')]),
  }));
  await rollback(client(), { remote: 'mf-search' });
  expect(posted().map(({ body }) => body)).toEqual([{ remote: 'mf-search', version: '1.0.0' }]);
  expect(said.mock.lastCall?.[0]).toMatch(/^mf-search without a release is live at \S+ after \d+\.\d s\.$/);
});

it('drops what it replaces when it was told so', async () => {
  gateway.answers.set('POST /api/releases/activate', {
    body: { ...EVENT, kind: 'activate', version: '1.0.0' },
  });
  showInTurn(['1.0.0']);
  await activate(client(), { remote: 'mf-search', version: '1.0.0', dropsPrevious: true });
  expect(posted().map(({ body }) => body)).toEqual([
    { remote: 'mf-search', version: '1.0.0', dropsPrevious: true },
  ]);
});

it('does not make active what would break others', async () => {
  showInTurn(['2.0.0'], '1.0.0');
  serveBroken('1.0.0');
  await expect(activate(client(), { remote: 'mf-search', version: '1.0.0' })).rejects.toThrow(BROKEN);
  expect(posted()).toEqual([]);
});

it('has nothing to go back from when nothing is active', async () => {
  gateway.answers.set('GET /registry', { body: registryOf(0, []) });
  await expect(rollback(client(), { remote: 'mf-search' })).rejects.toThrow(
    `No release of mf-search is active at ${gateway.url}.`,
  );
});

it('knows when an activated release is what was shown already', async () => {
  gateway.answers.set('POST /api/releases/activate', {
    body: { ...EVENT, kind: 'activate', version: '1.0.0' },
  });
  showInTurn(['1.0.0']);
  await activate(client(), { remote: 'mf-search', version: '1.0.0' });
  expect(said.mock.lastCall?.[0]).toContain('mf-search 1.0.0 is live at');
});

it('does not wait for what somebody else has replaced already', async () => {
  gateway.answers.set('POST /api/releases/activate', {
    body: { ...EVENT, kind: 'activate', version: '1.0.0' },
  });
  showInTurn(['3.0.0'], '1.0.0');
  await activate(client(), { remote: 'mf-search', version: '1.0.0' });
  expect(said.mock.lastCall?.[0]).toMatch(/ is live at \S+ after \d+\.\d s, and 3\.0\.0 came after it\.$/);
});

describe('checkAgainstLive', () => {
  it('lets through what breaks nothing', async () => {
    const { live, shell } = workspace();
    serveLive(gateway, live.remotes, shell);
    await checkAgainstLive(client(), candidate().gate);
    expect(said.mock.lastCall?.[0]).toContain(`against 2 live remotes and the shell ${shell.version}`);
  });

  it('refuses with what the gate says', async () => {
    const { live, shell } = workspace();
    serveLive(gateway, live.remotes, shell);
    const { gate } = candidate();
    gate.release.remote.slots = [];
    await expect(checkAgainstLive(client(), gate)).rejects.toThrow(
      /^shell \([^)]+\) asks for the slot search-bar, which this release does not fill any more\.\nmf-search /,
    );
  });

  it('says so when the shell is one that tells nothing of itself', async () => {
    const { live, shell } = workspace();
    serveLive(gateway, live.remotes, shell);
    gateway.answers.delete(`GET /assets/${shell.version}/provisions.json`);
    await expect(checkAgainstLive(client(), candidate().gate)).rejects.toThrow(
      /^The shell 0\.1\.0-0{12} at \S+ does not say what it gives to remotes/,
    );
  });
});

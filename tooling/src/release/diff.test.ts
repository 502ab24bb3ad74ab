import { diffReleases } from './diff.ts';
import { readWorkspace, toFile } from './testing/workspace.ts';

const workspace = readWorkspace(['mf-blog']);

it('has nothing to say of equal releases', () => {
  const { release } = workspace().remote('mf-blog');
  // The API gives the languages in another order.
  const { en, fr, de } = release.texts;
  expect(diffReleases(release, { ...structuredClone(release), texts: { de, en, fr } })).toEqual([
    'no difference',
  ]);
});

it('names what came, went and changed', () => {
  const { release: before } = workspace().remote('mf-blog');
  before.files = [
    { ...toFile('route-blog.0123456789.js'), bytes: 500 },
    { ...toFile('old.js'), bytes: 40 },
  ];
  before.texts = { en: ['kept', 'gone'], fr: ['kept', 'gone'], de: ['kept', 'gone'] };
  before.firstBytes = 100;
  before.remote.byteBudget = 200;
  const after = structuredClone(before);
  after.remote.routes = after.remote.routes.filter(({ id }) => id !== 'events');
  after.remote.routes.push({ id: 'journal', path: 'journal', isPublic: true, skeleton: 'cards' });
  after.remote.slots = [{ id: 'newsletter' }];
  after.texts = { en: ['kept', 'new'], fr: ['kept', 'new'], de: ['new'] };
  after.builtAgainst.shared.react = '^20.0.0';
  after.firstBytes = 120;
  after.files = [{ ...toFile('route-blog.abcdef0123.js'), bytes: 520 }];
  after.serverIntegrity = `sha384-${'B'.repeat(64)}`;
  expect(diffReleases(before, after)).toEqual([
    'routes',
    '  - events /blog/events public cards',
    '  + journal /journal public cards',
    'slots',
    '  + newsletter',
    'texts',
    '  - gone de en fr',
    '  ~ kept de en fr → en fr',
    '  + new de en fr',
    'shared',
    `  ~ react ${before.builtAgainst.shared.react} → ^20.0.0`,
    'bytes',
    '  ~ all files 540 → 520',
    '  ~ first paint, after brotli 100 → 120',
    'files',
    '  - old.js 40 bytes',
    '  ~ route-blog.js 500 bytes → 520 bytes',
    `  ~ server/server.cjs ${before.serverIntegrity.slice(7, 15)} → BBBBBBBB`,
  ]);
});

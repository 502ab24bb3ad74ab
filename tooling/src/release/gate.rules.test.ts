import type { NavigationEntry } from '@moien/contract';
import { addRoute, type Mutation, ofBlog, ofSearch, ofShell, refusals } from './testing/mutations.ts';

const ENTRY: NavigationEntry = {
  routeId: 'search',
  group: 'travelling',
  order: 10,
  icon: 'search',
  text: 'navigation-search',
  for: 'everyone',
};

const REFUSED: [string, Mutation, RegExp][] = [
  [
    'it asks for a mount contract that nobody has',
    ofSearch(({ release }) => {
      Object.assign(release.remote, { mountContract: 2 });
    }),
    /^mf-search \(mf-search\/remote\.json\) asks for mount contract 2, but what is live has 1\.$/,
  ],
  [
    'it takes a text namespace that is another remote’s',
    ofSearch(({ release }) => {
      release.remote.textNamespaces = ['blog'];
    }),
    /^mf-blog \(mf-blog\/remote\.json\) has the text namespace blog already\.$/,
  ],
  [
    'it takes a route id that is another remote’s, for another path',
    ofBlog((candidate, { live }) => {
      addRoute(candidate, 'property-list');
      const routes = live.remotes[0]?.remote.routes;
      routes?.push({ id: 'property-list', path: 'homes', isPublic: true, skeleton: 'cards' });
    }),
    /^mf-search \(mf-search\/remote\.json\) has the route id property-list already, for its route property-list at homes\.$/,
  ],
  [
    'an entry of the dashboard’s menu names a route that it has not',
    ofSearch(({ release }) => {
      release.remote.navigation = [{ ...ENTRY, routeId: 'saved' }];
    }),
    /^mf-search\/remote\.json: navigation\[0\]\.routeId is "saved", which is none of its routes\.$/,
  ],
  [
    'an entry of the dashboard’s menu has no text in a language',
    ofSearch(({ release }) => {
      release.remote.navigation = [ENTRY];
      release.texts.en.push(ENTRY.text);
      release.texts.fr.push(ENTRY.text);
    }),
    /^mf-search\/remote\.json: navigation\[0\]\.text is "navigation-search", which src\/locales\/de\.json lacks\.$/,
  ],
  [
    'a first file was not built',
    ofSearch(({ release }) => {
      release.preload.search?.styles.push('route-search.css');
    }),
    /^mf-search needs browser\/route-search\.css for its first paint, but the release has no such file\.$/,
  ],
  [
    'a file changed after it was built',
    ofSearch(({ files }) => {
      Object.assign(files[0] ?? {}, { integrity: `sha384-${'A'.repeat(64)}` });
    }),
    /^browser\/entry\.js of mf-search is not the file that was built: its integrity differs\.$/,
  ],
  [
    'a file went after it was built',
    ofSearch(({ files }) => {
      files.pop();
    }),
    /^server\/server\.cjs of mf-search was built and is not there any more\.$/,
  ],
  [
    'an integrity is empty',
    ofSearch(({ release }) => {
      Object.assign(release.files[0] ?? {}, { integrity: '' });
    }),
    /^browser\/entry\.js of mf-search has no integrity\.$/,
  ],
  [
    'the shell drops the place of a slot that a route asks for',
    ofShell((candidate) => {
      candidate.slots = [];
    }),
    /^mf-search \(mf-search\/remote\.json:7\) asks for the slot search-bar, whose place this shell removes\.$/,
  ],
  [
    'the shell drops a call that a remote makes',
    ofShell(({ exports }) => {
      delete exports['calls.getArticle'];
    }),
    /^mf-blog \(mf-blog\/src\/features\/article\/article-store\.ts:\d+\) takes the call getArticle, which this shell removes\.$/,
  ],
  [
    'the shell drops a part of React Router that a remote imports',
    ofShell(({ exports }) => {
      delete exports['react-router-dom.redirect'];
    }),
    /^mf-blog \(mf-blog\/src\/.+:\d+.*\) takes redirect of react-router-dom, which this shell removes\.$/,
  ],
  [
    'the shell drops a property that a shared component is given',
    ofShell(({ exports }) => {
      delete exports['RouteLink.search'];
    }),
    /^mf-search \(mf-search\/src\/.+:\d+.*\) takes RouteLink\.search of @moien\/shared-lib, which this shell removes\.$/,
  ],
];

it.each(REFUSED)('refuses also when %s', (_name, mutation, sentence) => {
  expect(refusals(mutation)).toContainEqual(expect.stringMatching(sentence));
});

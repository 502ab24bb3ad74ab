import { Problem } from '../problem.ts';
import { readArguments } from './arguments.ts';

it.each([
  ['', { command: { kind: 'help' } }],
  ['activate --help', { command: { kind: 'help' } }],
  ['mf-search', { command: { kind: 'publish', remote: 'mf-search', isActivated: true } }],
  [
    'mf-search --no-activate --note why --to https://moien.example',
    {
      command: { kind: 'publish', remote: 'mf-search', isActivated: false, note: 'why' },
      to: 'https://moien.example',
    },
  ],
  [
    'mf-search --drop-previous',
    { command: { kind: 'publish', remote: 'mf-search', isActivated: true, dropsPrevious: true } },
  ],
  [
    'activate mf-search 1.0.0 --drop-previous',
    { command: { kind: 'activate', remote: 'mf-search', version: '1.0.0', dropsPrevious: true } },
  ],
  ['activate mf-search 1.0.0', { command: { kind: 'activate', remote: 'mf-search', version: '1.0.0' } }],
  ['rollback mf-search --note why', { command: { kind: 'rollback', remote: 'mf-search', note: 'why' } }],
  ['status', { command: { kind: 'status' } }],
  ['history', { command: { kind: 'history', limit: 20 } }],
  ['history mf-blog --limit 3', { command: { kind: 'history', remote: 'mf-blog', limit: 3 } }],
  ['diff mf-blog', { command: { kind: 'diff', remote: 'mf-blog', versions: [] } }],
  ['diff mf-blog 1 2', { command: { kind: 'diff', remote: 'mf-blog', versions: ['1', '2'] } }],
  ['check shell', { command: { kind: 'check', name: 'shell' } }],
  ['doctor', { command: { kind: 'doctor' } }],
  [
    'token create search-team --remotes mf-search,mf-ads',
    { command: { kind: 'create-token', name: 'search-team', remotes: ['mf-search', 'mf-ads'] } },
  ],
  ['token revoke search-team', { command: { kind: 'revoke-token', name: 'search-team' } }],
  ['token list', { command: { kind: 'list-tokens' } }],
])('reads «%s»', (words, expected) => {
  // Without what is undefined.
  expect(JSON.parse(JSON.stringify(readArguments(words.split(' ').filter(Boolean))))).toEqual(expected);
});

it.each([
  ['deploy', 'deploy is neither a command nor a remote.'],
  ['constructor', 'constructor is neither a command nor a remote.'],
  ['token', 'token does create, revoke or list.'],
  ['activate mf-search', 'Something is missing after activate.'],
  ['status now', 'There is too much after status.'],
  ['activate search 1', 'search is no name of a remote: they look like mf-search.'],
  ['history --limit 0', '--limit is a number from 1 to 200.'],
  ['history --limit ten', '--limit is a number from 1 to 200.'],
  ['status --note x', '--note means nothing with status.'],
  ['mf-search --limit 3', '--limit means nothing with mf-search.'],
  ['mf-search --no-activate --drop-previous', '--drop-previous means nothing with --no-activate.'],
  ['rollback mf-search --drop-previous', '--drop-previous means nothing with rollback.'],
  ['mf-search --force', "Unknown option '--force'."],
  ['token create team', 'For which remotes? --remotes mf-search,mf-blog names them.'],
  ['token create team --remotes search', 'search is no name of a remote: they look like mf-search.'],
  ['status --colour', "Unknown option '--colour'."],
])('refuses «%s»', (words, sentence) => {
  const read = () => readArguments(words.split(' '));
  expect(read).toThrow(Problem);
  expect(read).toThrow(`${sentence} npm run release -- --help tells how it is written.`);
});

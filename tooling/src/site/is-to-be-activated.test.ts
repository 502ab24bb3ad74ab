import type { ReleaseEvent } from '@moien/contract';
import { isToBeActivated } from './is-to-be-activated.ts';

const START = 'npm start';

/** Events as `actor kind version`, oldest first. */
function log(...lines: [actor: string, kind: ReleaseEvent['kind'], version: string][]): ReleaseEvent[] {
  return lines
    .map(([actor, kind, version], index) => ({
      sequence: index + 1,
      at: '2030-01-01T00:00:00.000Z',
      actor,
      kind,
      remote: 'mf-search',
      version,
      note: '',
    }))
    .reverse();
}

it.each([
  ['was published and not activated', log([START, 'publish', '2']), true],
  ['is active', log([START, 'publish', '2'], [START, 'activate', '2']), false],
  [
    'was active before a start of other sources',
    log([START, 'publish', '2'], [START, 'activate', '2'], [START, 'publish', '3'], [START, 'activate', '3']),
    true,
  ],
  [
    'was rolled back by somebody',
    log([START, 'publish', '2'], [START, 'activate', '2'], ['search team', 'rollback', '1']),
    false,
  ],
  [
    'was replaced by somebody',
    log([START, 'publish', '2'], [START, 'activate', '2'], ['search team', 'activate', '1']),
    false,
  ],
  [
    'was released and rolled back by somebody',
    log(['search team', 'publish', '2'], ['search team', 'activate', '2'], ['search team', 'rollback', '1']),
    false,
  ],
  [
    'is active because of a rollback',
    log([START, 'publish', '2'], [START, 'activate', '2'], ['a', 'activate', '3'], ['a', 'rollback', '2']),
    false,
  ],
])('a build that %s', (_case, events, expected) => {
  expect(isToBeActivated('2', events, START)).toBe(expected);
});

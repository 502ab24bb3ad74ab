import { watchPageErrors } from './page-errors.ts';

const RELEASE = { remote: { name: 'mf-search', owner: 'Search' }, version: '1' } as never;

function hear(event: Event): string[] {
  const heard: string[] = [];
  const page = new EventTarget();
  const stop = watchPageErrors(page, {
    releaseOf: (remote, version) => (`${remote} ${version}` === 'mf-search 1' ? RELEASE : undefined),
    onFailure: ({ fault }) => heard.push(fault),
  });
  page.dispatchEvent(event);
  stop();
  page.dispatchEvent(event);
  return heard;
}

function thrownIn(file: string): Error {
  const error = new Error('broken handler');
  error.stack = `Error: broken handler\n    at onClick (https://moien.example${file}:1:1)`;
  return error;
}

it.each([
  ['of a release in use', '/remotes/mf-search/1/route-search.js', ['MF-403']],
  ['of the shell', '/assets/0.1.0/shell.js', []],
  ['of a release that is not in use', '/remotes/mf-search/2/route-search.js', []],
])('an error of a handler %s', (_whose, file, faults) => {
  expect(hear(new ErrorEvent('error', { error: thrownIn(file) }))).toEqual(faults);
  expect(hear(Object.assign(new Event('unhandledrejection'), { reason: thrownIn(file) }))).toEqual(faults);
});

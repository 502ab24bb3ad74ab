import { siteSettings } from './site-settings.ts';

it.each([
  [{}, '127.0.0.1'],
  [{ DEVELOPMENT: 'on' }, '127.0.0.1'],
  [{ HOST: '0.0.0.0' }, '0.0.0.0'],
  [{ DEVELOPMENT: 'off' }, '0.0.0.0'],
  [{ DEVELOPMENT: 'off', HOST: '10.0.0.7' }, '10.0.0.7'],
])('a site with %j listens on %s', (environment, host) => {
  expect(siteSettings('postgres://127.0.0.1/moien', environment).HOST).toBe(host);
});

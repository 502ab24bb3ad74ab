import { hostnameOf } from './host.ts';

describe('the name of a host', () => {
  it.each([
    ['Moien.Example', 'moien.example'],
    ['moien.example:443', 'moien.example'],
    ['moien.example.', 'moien.example'],
    ['moien.example.:8443', 'moien.example'],
    ['127.0.0.1:4000', '127.0.0.1'],
    ['0x7f.1', '127.0.0.1'],
    ['[::1]:4000', '::1'],
    ['[0:0:0:0:0:0:0:1]', '::1'],
    ['[::ffff:127.0.0.1]', '::ffff:7f00:1'],
  ])('of %s is %s', (host, name) => {
    expect(hostnameOf(host)).toBe(name);
  });

  it.each([
    '',
    '.',
    ':4000',
    'moien.example:',
    'moien.example:99999',
    'moien.example:80:80',
    'moien.example, evil.example',
    'moien.example/evil.example',
    'user@moien.example',
    'moien.example#',
    'moien.example?',
    'moien%2eexample',
    'moien example',
    'moien_example',
    '999.1.1.1',
    '[::1',
    '[::1%25lo]',
    '[moien.example]',
    '::1',
    'ｍoien.example',
  ])('is none in %j', (host) => {
    expect(hostnameOf(host)).toBeUndefined();
  });
});

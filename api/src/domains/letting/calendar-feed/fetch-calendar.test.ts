import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { CalendarError } from './calendar-error.ts';
import { CALENDAR_BYTES_MAXIMUM, fetchCalendar } from './fetch-calendar.ts';
import { isPublicAddress, pinAddress } from './public-address.ts';

const NOTHING = { entityTag: null, lastModified: null };
const TEXT = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;
let handler: Handler;
const server = createServer((request, response) => handler(request, response));
let origin: string;

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const read = (path = '/', known = NOTHING, timeMilliseconds?: number) =>
  fetchCalendar(`${origin}${path}`, known, { allowsLocalAddresses: true, timeMilliseconds });

async function problemOf(work: Promise<unknown>): Promise<unknown> {
  const error = await work.then(
    () => 'none',
    (reason) => reason,
  );
  return error instanceof CalendarError ? error.problem : error;
}

const answering =
  (status: number, headers: Record<string, string> = {}, body: string | Buffer = ''): Handler =>
  (_, response) => {
    response.writeHead(status, headers).end(body);
  };

describe('an answer', () => {
  it('is given with its type and what tells its version', async () => {
    handler = answering(
      200,
      { 'content-type': 'text/calendar', etag: '"1"', 'last-modified': 'yesterday' },
      TEXT,
    );
    expect(await read()).toEqual({
      outcome: 'read',
      bytes: Buffer.from(TEXT),
      contentType: 'text/calendar',
      entityTag: '"1"',
      lastModified: 'yesterday',
    });
  });

  it('says that nothing has changed to who has its version', async () => {
    handler = ({ headers }, response) => {
      const isKnown = headers['if-none-match'] === '"1"' && headers['if-modified-since'] === 'yesterday';
      response.writeHead(isKnown ? 304 : 500).end();
    };
    expect(await read('/', { entityTag: '"1"', lastModified: 'yesterday' } as never)).toEqual({
      outcome: 'unchanged',
    });
  });

  it('is unpacked', async () => {
    handler = answering(200, { 'content-encoding': 'gzip' }, gzipSync(TEXT));
    expect(await read()).toMatchObject({ bytes: Buffer.from(TEXT) });
  });

  it.each([
    ['gone', answering(404)],
    ['gone', answering(410)],
    ['refused', answering(403)],
    ['refused', answering(500)],
    ['too-large', answering(200, {}, Buffer.alloc(CALENDAR_BYTES_MAXIMUM + 1))],
    // 100 MB of zeros are 100 KB.
    ['too-large', answering(200, { 'content-encoding': 'gzip' }, gzipSync(Buffer.alloc(100 * 1024 * 1024)))],
    ['no-answer', answering(200, { 'content-encoding': 'gzip' }, TEXT)],
    ['no-answer', answering(200, { 'content-length': '100' }, TEXT)],
    [
      'no-answer',
      (_, response) => {
        response.write('BEGIN');
        response.destroy();
      },
    ],
    ['none', answering(200, {}, Buffer.alloc(CALENDAR_BYTES_MAXIMUM))],
  ] as [string, Handler][])('is %s', async (problem, given) => {
    handler = given;
    expect(await problemOf(read())).toBe(problem);
  });

  it.each([
    ['nothing', () => undefined],
    ['a beginning', (_, response) => void response.write('BEGIN:VCALENDAR')],
    [
      'one byte at a time',
      (_, response) => {
        const timer = setInterval(() => response.write('x'), 5);
        response.on('close', () => clearInterval(timer));
      },
    ],
  ] as [string, Handler][])('is waited for no longer than allowed when there is %s', async (_, given) => {
    handler = given;
    expect(await problemOf(read('/', NOTHING, 100))).toBe('no-answer');
  });
});

describe('a redirect', () => {
  it('is followed three times', async () => {
    handler = ({ url }, response) => {
      const left = Number(url?.slice(1));
      if (left > 0) response.writeHead(302, { location: `/${left - 1}` }).end();
      else response.end(TEXT);
    };
    expect(await read('/3')).toMatchObject({ bytes: Buffer.from(TEXT) });
    expect(await problemOf(read('/4'))).toBe('too-many-redirects');
  });

  it.each(['file:///etc/passwd', 'ftp://example.org/', 'http://user:word@example.org/', 'http://'])(
    'to %s is refused',
    async (location) => {
      handler = answering(302, { location });
      expect(await problemOf(read())).toBe('address-refused');
    },
  );
});

describe('without the leave for local addresses', () => {
  const refused = (address: string) =>
    problemOf(fetchCalendar(address, NOTHING, { allowsLocalAddresses: false }));

  it.each([
    'http://127.0.0.1/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://0177.0.0.1/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:7f00:1]/',
    'http://localhost/',
    'http://169.254.169.254/latest/meta-data/',
    'http://10.0.0.1/',
    'webcal://192.168.1.1/x.ics',
    'http://example.org:25/',
    'http://example.org:5432/',
    'gopher://example.org/',
    'javascript:alert(1)',
    '/etc/passwd',
    '',
  ])('%s is refused', async (address) => {
    handler = () => {
      throw new Error('It was asked.');
    };
    expect(await refused(address)).toBe('address-refused');
  });
});

describe('an address', () => {
  it.each([
    ...[
      '0.0.0.0',
      '10.1.2.3',
      '100.64.0.1',
      '127.0.0.1',
      '169.254.1.1',
      '172.16.0.1',
      '192.0.0.1',
      '192.0.2.1',
    ],
    ...[
      '192.168.0.1',
      '198.18.0.1',
      '198.51.100.1',
      '203.0.113.1',
      '224.0.0.1',
      '240.0.0.1',
      '255.255.255.255',
    ],
    ...[
      '::',
      '::1',
      '::ffff:10.0.0.1',
      '64:ff9b::a00:1',
      '64:ff9b:1::1',
      '100::1',
      '2001:db8::1',
      '2002:a00:1::1',
    ],
    ...['2001::1', 'fc00::1', 'fd12::1', 'fe80::1', 'fec0::1', 'ff02::1', '5f00::1', 'not an address', ''],
  ])('%s is not public', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it.each(['1.1.1.1', '93.184.216.34', '2606:4700:4700::1111', '2a00:1450:4001:830::200e'])(
    '%s is public',
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );

  it('is refused as a whole where one of several is not public', async () => {
    const lookUp = async () => [{ address: '1.1.1.1' }, { address: '10.0.0.1' }];
    expect(await problemOf(pinAddress('calendar.example', lookUp))).toBe('address-refused');
    expect(await pinAddress('calendar.example', async () => [{ address: '1.1.1.1' }])).toEqual({
      address: '1.1.1.1',
      family: 4,
    });
  });

  it('that nobody knows does not answer', async () => {
    const failing = async () => {
      throw new Error('ENOTFOUND');
    };
    expect(await problemOf(pinAddress('calendar.example', failing))).toBe('no-answer');
  });
});

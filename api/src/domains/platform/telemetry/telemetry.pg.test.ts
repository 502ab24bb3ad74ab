import { faultLine } from '@moien/contract';
import {
  fault,
  newVisitor,
  startTelemetrySite,
  type TelemetrySite,
} from '../../../testing/telemetry-site.ts';

let site: TelemetrySite;

beforeAll(async () => {
  site = await startTelemetrySite();
}, 120_000);

beforeEach(() => site.clear('2027-01-10T12:00:00Z'));

afterAll(() => site.close());

const readFaults = () => site.readFaults();
const warned = () => site.warned();
const send = (eventArray: object[], remoteAddress?: string) => site.send(eventArray, remoteAddress);

describe('telemetry', () => {
  it('is one line for each different fault, with owner and remedy, and is counted for the team', async () => {
    const answer = await send([fault(), fault(), fault({ fault: 'MF-101', part: undefined })]);
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    await send([fault()]);
    const place = { remote: 'mf-search', version: '1.0.0', owner: 'Search' };
    expect(warned().map(({ msg }) => msg)).toEqual([
      faultLine('MF-401', { ...place, part: 'search' }),
      faultLine('MF-101', { ...place, part: '' }),
      faultLine('MF-401', { ...place, part: 'search' }),
    ]);
    const at = '2027-01-10T12:00:00.000Z';
    expect(await readFaults()).toEqual([
      { ...place, fault: 'MF-101', part: '', count: 1, firstAt: at, lastAt: at },
      { ...place, fault: 'MF-401', part: 'search', count: 3, firstAt: at, lastAt: at },
    ]);
  });

  it('is added up over the last seven days', async () => {
    for (const day of ['2027-01-03', '2027-01-04', '2027-01-10']) {
      site.now = `${day}T12:00:00Z`;
      await send([fault()]);
    }
    expect(await readFaults()).toEqual([
      expect.objectContaining({
        count: 2,
        firstAt: '2027-01-04T12:00:00.000Z',
        lastAt: '2027-01-10T12:00:00.000Z',
      }),
    ]);
  });

  it('of what went well, of what was slow, and of a remote from source is for who debugs', async () => {
    await send([
      fault({ fault: null, duration: 120 }),
      fault({ isOverride: true }),
      fault({ fault: 'MF-106', duration: 3000 }),
    ]);
    expect([warned(), await readFaults()]).toEqual([[], []]);
    expect(site.lines).toEqual([
      expect.objectContaining({ remote: 'mf-search', duration: 120, shell: '0.1.0-abc' }),
      expect.objectContaining({ fault: 'MF-401', isOverride: true }),
      expect.objectContaining({ fault: 'MF-106', duration: 3000 }),
    ]);
  });

  it('of releases that were never published and shells that were never built is dropped; the shell is the platform team’s', async () => {
    const answer = await send([
      fault({ version: '9.9.9' }),
      fault({ remote: 'mf-unknown' }),
      fault({ remote: 'shell', version: '9.9.9', fault: 'MF-601' }),
      fault({ remote: 'shell', version: '0.1.0-abc', fault: 'MF-601', part: undefined }),
    ]);
    expect(answer.statusCode).toBe(204);
    expect(warned().map(({ msg }) => msg)).toEqual([
      expect.stringMatching(/^MF-601 shell 0\.1\.0-abc .*Platform/),
    ]);
    expect((await readFaults()).map(({ remote }) => remote)).toEqual(['shell']);
  });

  it.each([
    ['without events', []],
    ['with 51 events', Array.from({ length: 51 }, () => fault())],
    ['with a fault that nobody knows', [{ ...fault(), fault: 'MF-999' }]],
    ['with something more', [{ ...fault(), visitor: 'Léa' }]],
    ['with a part of free text', [fault({ part: 'a b' })]],
  ])('%s is refused', async (_case, eventArray) => {
    const answer = await send(eventArray);
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid-request']);
  });

  it('is refused when it is too large, and when one address sends too much', async () => {
    const large = await send([{ ...fault(), visitor: 'x'.repeat(70_000) }]);
    expect([large.statusCode, large.json().code]).toEqual([413, 'body-too-large']);
    // The clock stands: how long the calls take does not count.
    const clock = jest.spyOn(performance, 'now').mockReturnValue(performance.now());
    const codes: number[] = [];
    for (let call = 0; call <= 60; call += 1)
      codes.push((await send([fault({ fault: null })], '192.0.2.1')).statusCode);
    clock.mockRestore();
    expect([codes.slice(0, 60).every((code) => code === 204), codes[60]]).toEqual([true, 429]);
  });
});

describe('a violation of the security policy', () => {
  const report = (payload: string, type = 'application/csp-report') =>
    site.app.inject({
      method: 'POST',
      url: '/telemetry/violations',
      payload,
      headers: { 'content-type': type },
      remoteAddress: newVisitor(),
    });

  it('is one line, with the release whose script it was', async () => {
    const body = (sourceFile: string) => ({
      effectiveDirective: 'script-src-elem',
      blockedURL: 'inline',
      sourceFile,
    });
    const answer = await report(
      JSON.stringify([
        { type: 'csp-violation', body: body('https://x/remotes/mf-search/1.0.0/route.js') },
        { type: 'csp-violation', body: body('') },
      ]),
      'application/reports+json',
    );
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    expect(warned().map(({ msg }) => msg)).toEqual([
      expect.stringMatching(/^MF-701 mf-search 1\.0\.0 \(page script-src-elem inline; owner: Search\)/),
      expect.stringMatching(/^MF-701 shell unknown \(page script-src-elem inline; owner: Platform\)/),
    ]);
    expect((await readFaults()).map(({ fault }) => fault)).toEqual(['MF-701', 'MF-701']);
  });

  it.each([
    ['{"csp-report":', 'application/csp-report', 400, 'malformed-json'],
    ['{}', 'application/json', 415, 'unsupported-content-type'],
    ['{}', 'text/plain', 415, 'unsupported-content-type'],
    [`{"x":"${'x'.repeat(17_000)}"}`, 'application/csp-report', 413, 'body-too-large'],
  ])('is refused as %.20s of %s', async (payload, type, status, code) => {
    const answer = await report(payload, type);
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
  });
});

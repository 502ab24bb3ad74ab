import { LINES_PER_MINUTE } from '../../../plugins/limited-log.ts';
import {
  fault,
  newVisitor,
  SHELL_VERSION,
  startTelemetrySite,
  type TelemetrySite,
} from '../../../testing/telemetry-site.ts';
import {
  FAULTS_PER_NETWORK_AND_HOUR,
  OTHER,
  PARTS_PER_FAULT_MAXIMUM,
  RECENT_RELEASES,
  SIGHTINGS_PER_NETWORK_AND_HOUR,
} from './telemetry-limits.ts';

let site: TelemetrySite;
/** Each test begins in an hour of its own. */
let hour = 0;

beforeAll(async () => {
  site = await startTelemetrySite();
}, 120_000);

beforeEach(() => {
  hour += 1;
  return site.clear(`2027-01-10T${String(hour).padStart(2, '0')}:00:00Z`);
});

afterAll(() => site.close());

const parts = (count: number, name: string) =>
  Array.from({ length: count }, (_, index) => fault({ part: `${name}-${index}` }));

const addHour = () => {
  site.now = new Date(Date.parse(site.now) + 60 * 60 * 1000).toISOString();
  hour += 1;
};

describe('a stranger who reports faults that never were', () => {
  it('leaves so many rows and lines, and what others meet is counted', async () => {
    const stranger = newVisitor();
    for (let call = 0; call < 60; call += 1) await site.send(parts(50, `invented-${call}`), stranger);
    const ofStranger = await site.readFaults();
    expect(ofStranger).toHaveLength(PARTS_PER_FAULT_MAXIMUM + 1);
    const sightings = ofStranger.reduce((sum, { count }) => sum + count, 0);
    expect(sightings).toBe(FAULTS_PER_NETWORK_AND_HOUR);
    expect(site.warned()).toHaveLength(FAULTS_PER_NETWORK_AND_HOUR);

    await site.send([fault({ part: 'search' }), fault({ fault: 'MF-301', part: 'search' })]);
    const faults = await site.readFaults();
    expect(faults.find((counted) => counted.fault === 'MF-301')).toMatchObject({ part: 'search', count: 1 });
    // All parts of this fault are used up: it is counted without its part.
    const { count: counted = 0 } = ofStranger.find(({ part }) => part === OTHER) ?? {};
    expect(faults.find(({ part }) => part === OTHER)?.count).toBe(counted + 1);
  });

  it('takes no other address of the same network for more', async () => {
    for (let address = 1; address <= 5; address += 1)
      await site.send(parts(10, `address-${address}`), `2001:db8:ffff:1::${address}`);
    const sightings = (await site.readFaults()).reduce((sum, { count }) => sum + count, 0);
    expect(sightings).toBe(FAULTS_PER_NETWORK_AND_HOUR);
  });

  it('counts so often an hour for a fault', async () => {
    const stranger = newVisitor();
    const counted = async () => (await site.readFaults())[0]?.count;
    await site.send(
      Array.from({ length: 50 }, () => fault()),
      stranger,
    );
    await site.send([fault()], stranger);
    expect(await counted()).toBe(SIGHTINGS_PER_NETWORK_AND_HOUR);
    addHour();
    await site.send([fault()], stranger);
    expect(await counted()).toBe(SIGHTINGS_PER_NETWORK_AND_HOUR + 1);
  });
});

describe('many networks that report inventions', () => {
  it('leave so many parts of a fault; those known before are counted on', async () => {
    await site.send([fault({ part: 'search' })]);
    for (let visitor = 0; visitor < 20; visitor += 1) await site.send(parts(5, `part-${visitor}`));
    await site.send([fault({ part: 'search' })]);
    const faults = await site.readFaults();
    expect(faults).toHaveLength(PARTS_PER_FAULT_MAXIMUM + 1);
    expect(faults.find(({ part }) => part === 'search')?.count).toBe(2);
    expect(faults.find(({ part }) => part === OTHER)?.count).toBe(20 * 5 + 1 - PARTS_PER_FAULT_MAXIMUM);
  });

  it('leave no more when they come at once', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, visitor) => site.send(parts(5, `once-${visitor}`))));
    const faults = await site.readFaults();
    expect(faults).toHaveLength(PARTS_PER_FAULT_MAXIMUM + 1);
    expect(faults.reduce((sum, { count }) => sum + count, 0)).toBe(20 * 5);
  });

  it('of shells leave so many parts of the one that was built, and nothing of others', async () => {
    const shell = (version: string, part: string) =>
      fault({ remote: 'shell', version, fault: 'MF-701', part });
    for (let visitor = 0; visitor < 10; visitor += 1)
      await site.send(
        Array.from({ length: 10 }, (_, index) =>
          shell(index % 2 === 0 ? SHELL_VERSION : `9.9.${index}`, `${visitor}-${index}`),
        ),
      );
    await site.send([shell(SHELL_VERSION, 'real')]);
    const faults = await site.readFaults();
    expect(new Set(faults.map(({ version }) => version))).toEqual(new Set([SHELL_VERSION]));
    expect(faults).toHaveLength(PARTS_PER_FAULT_MAXIMUM + 1);
    expect(faults.find(({ part }) => part === OTHER)?.count).toBe(10 * 5 + 1 - PARTS_PER_FAULT_MAXIMUM);
  });

  it('flood no log: one line says that there are more, and a later one how many', async () => {
    for (let visitor = 0; visitor < 20; visitor += 1) await site.send(parts(10, `line-${visitor}`));
    expect(ownLines()).toHaveLength(LINES_PER_MINUTE + 1);
    expect(site.warned().at(-1)?.msg).toBe('further lines of this minute are counted and not logged');
    addHour();
    site.lines = [];
    await site.send([fault({ part: 'line-0-0' })]);
    expect(site.warned()).toEqual([
      expect.objectContaining({
        msg: 'lines were counted and not logged',
        count: 20 * 10 - LINES_PER_MINUTE,
      }),
      expect.objectContaining({ msg: expect.stringContaining('MF-401') }),
    ]);
  });

  it('of violations leave no more either', async () => {
    for (let visitor = 0; visitor < 20; visitor += 1) {
      const reports = Array.from({ length: 20 }, (_, index) => ({
        type: 'csp-violation',
        body: { effectiveDirective: 'script-src', blockedURL: `https://${visitor}-${index}.example` },
      }));
      const answer = await site.app.inject({
        method: 'POST',
        url: '/telemetry/violations',
        payload: JSON.stringify(reports),
        headers: { 'content-type': 'application/reports+json' },
        remoteAddress: newVisitor(),
      });
      expect(answer.statusCode).toBe(204);
    }
    expect(await site.readFaults()).toHaveLength(PARTS_PER_FAULT_MAXIMUM + 1);
    expect(ownLines()).toHaveLength(LINES_PER_MINUTE + 1);
  });

  /** Without what is said of the minute of another test. */
  const ownLines = () => site.warned().filter(({ msg }) => msg !== 'lines were counted and not logged');
});

describe('a release', () => {
  const countedVersions = async () =>
    Object.fromEntries((await site.readFaults()).map(({ version, count }) => [version, count]));

  it('whose files were collected is counted by its version: pages of before still run it', async () => {
    await site.client.query(`update release set has_files = false where version = '1.0.0'`);
    await site.send([fault()]);
    expect(await countedVersions()).toEqual({ '1.0.0': 1 });
  });

  it('that was replaced long ago is counted with all others of its age, unless it is active', async () => {
    for (let minor = 1; minor <= RECENT_RELEASES + 1; minor += 1) await insertPublished(`1.${minor}.0`);
    const versions = ['1.0.0', '1.1.0', '1.2.0', `1.${RECENT_RELEASES + 1}.0`];
    await site.send(versions.map((version) => fault({ version })));
    expect(await countedVersions()).toEqual({
      '1.0.0': 1,
      [OTHER]: 1,
      '1.2.0': 1,
      [`1.${RECENT_RELEASES + 1}.0`]: 1,
    });
  });

  /** A release that was published and never activated. */
  async function insertPublished(version: string): Promise<void> {
    await site.client.query(
      `insert into release select remote, $1, manifest, offer, digest from release where version = '1.0.0'`,
      [version],
    );
    await site.client.query(
      `insert into release_event (sequence, actor, kind, remote, version, registry_digest)
       select max(sequence) + 1, 'test', 'publish', 'mf-search', $1, max(registry_digest) from release_event`,
      [version],
    );
  }
});

import { createServer, type Server, type ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { type Database, openDatabase } from '../../../database/database.ts';
import { ecbXml } from '../../../testing/ecb-xml.ts';
import { buildTestApp } from '../../../testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { createExchangeRateRepository } from './exchange-rate.repository.ts';
import { createExchangeRateService } from './exchange-rate.service.ts';
import { fetchText } from './fetch-text.ts';

const LIMITS = { milliseconds: 5000, bytesMaximum: 10_000 };

let database: TestDatabase;
let connection: Database;
let server: Server;
let url: string;
let answer: (response: ServerResponse) => void;
let refusals: object[] = [];
let today = '2027-01-10';

beforeAll(async () => {
  database = await createTestDatabase();
  connection = openDatabase(database.url, () => undefined);
  server = createServer((_request, response) => answer(response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/rates.xml`;
}, 120_000);

beforeEach(async () => {
  refusals = [];
  today = '2027-01-10';
  await database.client.query(`delete from exchange_rate where day > '2024-12-31'`);
});

afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await connection.destroy();
  await database.drop();
});

async function refresh(xml: string): Promise<void> {
  const log = { error: (refusal: object) => void refusals.push(refusal) };
  const service = createExchangeRateService(
    createExchangeRateRepository(connection),
    log,
    () => new Date(`${today}T16:00:00Z`),
  );
  await service.refresh(xml);
}

async function newRates(): Promise<Record<string, string>> {
  const { rows } = await database.client.query<{ currency: string; day: string; rate: string }>(
    `select currency, day::text, rate::float8::text as rate from exchange_rate where day > '2024-12-31' order by day, currency`,
  );
  return Object.fromEntries(rows.map(({ currency, day, rate }) => [`${currency} ${day}`, rate]));
}

describe('refreshing exchange rates', () => {
  it('writes what is new, once', async () => {
    await refresh(ecbXml({}));
    await refresh(ecbXml({ USD: '1.05' }));
    expect(await newRates()).toEqual({
      'CAD 2027-01-08': '1.5',
      'CHF 2027-01-08': '0.93',
      'GBP 2027-01-08': '0.83',
      'USD 2027-01-08': '1.04',
    });
  });

  it('writes nothing of what cannot be read', async () => {
    await expect(refresh(ecbXml({ USD: 'x' }))).rejects.toThrow('not in the form');
    expect(await newRates()).toEqual({});
  });

  it('takes no older day', async () => {
    await refresh(ecbXml({}));
    await refresh(ecbXml({ USD: '1.01' }, '2027-01-07'));
    expect(Object.keys(await newRates())).not.toContain('USD 2027-01-07');
  });

  it('refuses a rate that jumps by more than a fifth, says so, and takes the others', async () => {
    await refresh(ecbXml({ USD: '1' }, '2027-01-07'));
    await refresh(ecbXml({ USD: '1.2001', GBP: '0.9' }));
    expect(await newRates()).toMatchObject({ 'GBP 2027-01-08': '0.9', 'USD 2027-01-07': '1' });
    expect(Object.keys(await newRates())).not.toContain('USD 2027-01-08');
    expect(refusals).toEqual([
      {
        before: { currency: 'USD', day: '2027-01-07', rate: 1 },
        rate: { currency: 'USD', day: '2027-01-08', rate: 1.2001 },
      },
    ]);
    await refresh(ecbXml({ USD: '1.2' }));
    expect(await newRates()).toMatchObject({ 'USD 2027-01-08': '1.2' });
  });

  it('allows half after a month without rates', async () => {
    await refresh(ecbXml({ USD: '1.55', GBP: '1.3' }));
    expect(Object.keys(await newRates())).toEqual(['CAD 2027-01-08', 'CHF 2027-01-08', 'USD 2027-01-08']);
  });
});

describe('reading the bank’s address', () => {
  it('gives what it answers', async () => {
    answer = (response) => void response.end('rates');
    expect(await fetchText(url, LIMITS)).toBe('rates');
  });

  it.each<[string, (response: ServerResponse) => void, string]>([
    ['another status', (response) => void response.writeHead(503).end('no'), 'status 503'],
    ['another address', (response) => void response.writeHead(302, { location: '/x' }).end(), 'no answer'],
    ['too much', (response) => void response.end('x'.repeat(10_001)), 'larger than 10000 bytes'],
    [
      'more without end',
      (response) => {
        const write = () => void response.write('x'.repeat(5000), (error) => error || setImmediate(write));
        write();
      },
      'larger than 10000 bytes',
    ],
    [
      'half',
      (response) =>
        void response.writeHead(200, { 'content-length': '9' }).write('half', () => response.destroy()),
      'no answer',
    ],
  ])('refuses %s', async (_case, how, message) => {
    answer = how;
    await expect(fetchText(url, LIMITS)).rejects.toThrow(message);
  });

  it('does not wait for what is slow, neither for a beginning nor for an end', async () => {
    const slow = { ...LIMITS, milliseconds: 50 };
    answer = () => undefined;
    await expect(fetchText(url, slow)).rejects.toThrow('it took too long');
    answer = (response) => void response.writeHead(200).write('<');
    await expect(fetchText(url, slow)).rejects.toThrow('it took too long');
  });

  it('says when nobody is there', async () => {
    await expect(fetchText('http://127.0.0.1:1/', LIMITS)).rejects.toThrow('no answer');
  });
});

describe('a site with EXCHANGE_RATES_URL', () => {
  it('asks soon after its start and shows the new rates; without it nobody is asked', async () => {
    const asked = new Promise<void>((resolve) => {
      answer = (response) => {
        response.end(ecbXml({ USD: '1.1' }));
        resolve();
      };
    });
    const site: FastifyInstance = await buildTestApp(database.url, {
      today: '2027-01-10',
      runsJobs: true,
      exchangeRatesUrl: url,
    });
    await asked;
    // It ends its jobs before it closes.
    await site.close();
    expect(await newRates()).toMatchObject({ 'USD 2027-01-08': '1.1' });
    let count = 0;
    answer = (response) => {
      count += 1;
      response.end(ecbXml({}));
    };
    const quiet = await buildTestApp(database.url, { today: '2027-01-10', runsJobs: true });
    await database.client.query(`select graphile_worker.add_job('refresh-exchange-rates')`);
    await quiet.close();
    expect(count).toBe(0);
  });
});

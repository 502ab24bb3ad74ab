import { Writable } from 'node:stream';
import Fastify, { type FastifyInstance } from 'fastify';
import { serverOptions } from '../app.ts';

const SECRET = 's3cret-value';

/** The lines that a server of ours logs. */
async function linesOf(work: (app: FastifyInstance) => unknown): Promise<string[]> {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const options = serverOptions({ logLevel: 'info', trustProxy: false, publicOrigin: undefined });
  const app = Fastify({ ...options, logger: { ...Object(options.logger), stream } });
  app.get('/*', async () => 'here');
  await work(app);
  await app.close();
  return lines;
}

const logged = (error: unknown) => linesOf((app) => app.log.error({ err: error }, 'the call failed'));

const descriptionOf = async (error: unknown) => JSON.parse((await logged(error))[0] ?? '{}').err;

/** As pg gives it to the pool: with the whole client. */
function databaseError(
  fields: object,
  message = 'terminating connection due to unexpected postmaster exit',
): Error {
  const client = {
    connectionParameters: { host: 'db.internal', password: SECRET },
    connection: { parsedStatements: { moien_1: 'select 1 '.repeat(5000) } },
  };
  return Object.assign(new Error(message), {
    name: 'error',
    severity: 'FATAL',
    code: '57P01',
    client,
    ...fields,
  });
}

describe('what the log says of an error', () => {
  it('identifies an error of the database in less than 2 KB, without the client', async () => {
    const error = databaseError({ length: 116, file: 'postgres.c', routine: 'ProcessInterrupts' });
    const [line = ''] = await logged(error);
    expect(Buffer.byteLength(line)).toBeLessThan(2048);
    expect(line).not.toContain(SECRET);
    expect(line).not.toContain('moien_1');
    expect(JSON.parse(line).err).toEqual({
      type: 'error',
      message: 'terminating connection due to unexpected postmaster exit',
      code: '57P01',
      severity: 'FATAL',
      stack: expect.stringMatching(/^at /),
    });
  });

  it('names table and constraint and leaves the values out', async () => {
    const error = databaseError(
      {
        code: '23505',
        table: 'account',
        constraint: 'account_email_key',
        detail: `Key (email)=(${SECRET}) already exists.`,
        where: SECRET,
        parameters: [SECRET],
      },
      'duplicate key value violates unique constraint "account_email_key"',
    );
    expect((await logged(error)).join('')).not.toContain(SECRET);
    expect(await descriptionOf(error)).toMatchObject({ table: 'account', constraint: 'account_email_key' });
  });

  it.each([
    ['22P02', `invalid input syntax for type uuid: "${SECRET}"`, 'invalid input syntax for type uuid'],
    [
      '22003',
      `value "${SECRET}" is out of range for type integer`,
      'value … is out of range for type integer',
    ],
  ])('leaves the value out of the message of %s', async (code, message, said) => {
    const error = databaseError({ code }, message);
    expect((await logged(error)).join('')).not.toContain(SECRET);
    expect(await descriptionOf(error)).toMatchObject({ code, message: said });
  });

  it('keeps a line below 2 KB whatever the error is made of', async () => {
    const long = 'ü'.repeat(20_000);
    const inner = databaseError({ table: long, constraint: long, column: long, schema: long }, long);
    const error = Object.assign(new Error(long, { cause: inner }), {
      name: long,
      code: long,
      stack: `x\n    at ${long}`,
    });
    inner.cause = error;
    const [line = ''] = await logged(error);
    expect(Buffer.byteLength(line)).toBeLessThan(2048);
  });

  it('says the first of several reasons', async () => {
    const refused = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' });
    expect(await descriptionOf(new AggregateError([refused]))).toMatchObject({
      cause: { message: 'connect ECONNREFUSED 127.0.0.1:5432', code: 'ECONNREFUSED' },
    });
  });

  it('takes what is no error', async () => {
    expect(await descriptionOf('gone')).toEqual({ type: 'string', message: 'gone', stack: '' });
  });
});

describe('the log of a request', () => {
  it('stays below 2 KB for the longest address and host', async () => {
    const headers = { host: 'h'.repeat(5000) };
    const lines = await linesOf((app) => app.inject({ url: `/${'a'.repeat(15_000)}`, headers }));
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThan(2048);
  });
});

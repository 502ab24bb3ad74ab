import { randomUUIDv7 } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DocumentKind, RentalFile, SupportingDocument } from '@moien/contract';
import type { LightMyRequestResponse } from 'fastify';
import { buildApp } from '../app.ts';
import { openDatabase } from '../database/database.ts';
import { createFilesModule } from '../domains/files/index.ts';
import { UNWATCHED } from '../storage/storage.ts';
import { TEST_PASSWORD } from './account-factory.ts';
import { insertProperty, type PropertyInput } from './property-factory.ts';
import { insertPerson, insertSession } from './session-factory.ts';
import { testConfig } from './test-app.ts';
import { createTestDatabase } from './test-database.ts';
import { QUEUEING } from './waiting-database.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export type RentalFileSite = Awaited<ReturnType<typeof openRentalFileSite>>;
/** Somebody who is signed in, and the calls that their browser makes. */
export type FileUser = {
  userId: string;
  call: (
    method: Method,
    url: string,
    payload?: object,
    headers?: Record<string, string>,
  ) => Promise<LightMyRequestResponse>;
  read: () => Promise<RentalFile>;
  settle: (settings: Partial<RentalFile['settings']>) => Promise<LightMyRequestResponse>;
  unlock: (password?: string) => Promise<LightMyRequestResponse>;
  upload: (kind: DocumentKind, bytes: Buffer, query?: string, id?: string) => Promise<LightMyRequestResponse>;
  share: (propertyId: string, wanted?: object, id?: string) => Promise<LightMyRequestResponse>;
  documents: () => Promise<SupportingDocument[]>;
};

const YEAR_MILLISECONDS = 365 * 86_400_000;

/** An API with a folder of documents of its own and a clock that a test sets. */
export async function openRentalFileSite() {
  const mediaDirectory = mkdtempSync(join(tmpdir(), 'moien-files-'));
  const database = await createTestDatabase();
  const { client } = database;
  const config = testConfig(database.url, { mediaDirectory });
  let ahead = 0;
  const now = () => new Date(Date.now() + ahead);
  const app = await buildApp(config, { now, waitingLimits: QUEUEING });
  const own = openDatabase(database.url, () => undefined);
  /** What jobs do, when the test says so. */
  const jobs = createFilesModule({
    database: own,
    directory: mediaDirectory,
    storage: UNWATCHED,
    secrets: config.documentKeys,
    malwareScanner: undefined,
    notifyPerson: async () => undefined,
    now,
  });

  async function person({ hasPassword = true } = {}): Promise<FileUser> {
    const userId = await insertPerson(client, { hasPassword });
    const expiresAt = new Date(now().getTime() + YEAR_MILLISECONDS);
    const cookie = await insertSession(client, userId, { expiresAt, lastSeenAt: now() });
    const call = (method: Method, url: string, payload?: object, headers: Record<string, string> = {}) =>
      app.inject({
        method,
        url,
        headers: { cookie, 'sec-fetch-site': 'same-origin', ...headers },
        ...(payload && { payload }),
      });
    const read = async () => (await call('GET', '/api/rental-file')).json<RentalFile>();
    return {
      userId,
      call,
      read,
      settle: (settings: Partial<RentalFile['settings']>) =>
        call('PUT', '/api/rental-file', {
          ...{ countryCode: 'FR', household: 'single', monthlyIncome: null, ...settings },
        }),
      unlock: (password = TEST_PASSWORD) => call('POST', '/api/rental-file/unlock', { proof: { password } }),
      upload: (kind: DocumentKind, bytes: Buffer, query = '', id: string = randomUUIDv7()) =>
        call('PUT', `/api/supporting-documents/${id}?personId=${userId}&kind=${kind}${query}`, bytes, {
          'content-type': 'application/octet-stream',
        }),
      share: (propertyId: string, wanted: object = {}, id: string = randomUUIDv7()) =>
        call('PUT', `/api/rental-file-shares/${id}`, {
          ...{ propertyId, stage: 'signing', isProofOnly: false, ...wanted },
        }),
      documents: async () => (await read()).filePersonArray[0]?.supportingDocumentArray ?? [],
    };
  }

  return {
    app,
    client,
    jobs,
    mediaDirectory,
    person,
    wait: (milliseconds: number) => {
      ahead += milliseconds;
    },
    /** Runs what the uploads have ordered. */
    async check(): Promise<void> {
      const { rows } = await client.query<{ id: string }>(
        `select id from supporting_document where state = 'checking' order by created_at`,
      );
      for (const { id } of rows) await jobs.documents.check(id);
    },
    /** A home of an owner that the tenant has written about. */
    async home(tenant: FileUser, owner: FileUser, input: PropertyInput = {}): Promise<string> {
      const id = await insertProperty(client, { monthly_price: 100_000, ...input });
      await client.query('update property set owner_id = $2 where id = $1', [id, owner.userId]);
      await client.query(
        `insert into conversation (id, property_id, source_user_id, target_user_id, type_id, created_at, last_message_at)
         values ($1, $2, $3, $4, 1, now(), now())`,
        [randomUUIDv7(), id, tenant.userId, owner.userId],
      );
      return id;
    },
    /** Paths of everything that lies in the folder of documents. */
    files: (): string[] =>
      readdirSync(mediaDirectory, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => join(parentPath, name)),
    async close() {
      await app.close();
      await own.destroy();
      await database.drop();
      rmSync(mediaDirectory, { recursive: true, force: true });
    },
  };
}

export const firstShare = (answer: LightMyRequestResponse): string =>
  answer.json<RentalFile>().fileShareArray[0]?.id ?? '';

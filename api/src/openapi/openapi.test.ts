import type { FastifyInstance } from 'fastify';
import { buildTestApp } from '../testing/test-app.ts';
import { isRecord, type JsonRecord } from './simplify-schemas.ts';

type Operation = JsonRecord & {
  operationId: string;
  tags: string[];
  security: object[];
  responses: Record<string, JsonRecord>;
  parameters?: { name: string; schema: JsonRecord }[];
};
type Document = JsonRecord & {
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, JsonRecord>; securitySchemes: object };
};

let app: FastifyInstance;
let openapi: Document;
let operations: [string, Operation][];

beforeAll(async () => {
  app = await buildTestApp('postgres://nobody@127.0.0.1:1/nothing');
  openapi = (await app.inject('/api/openapi.json')).json();
  operations = Object.entries(openapi.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]): [string, Operation] => [`${method} ${path}`, operation]),
  );
});

afterAll(() => app.close());

const operation = (id: string) => operations.find(([, { operationId }]) => operationId === id)?.[1];
const contentTypes = (id: string) => Object.keys(Object(operation(id)?.responses[200]?.content));

describe('the OpenAPI document', () => {
  it('names and groups every operation', () => {
    const ids = operations.map(([, { operationId }]) => operationId);
    expect(ids.filter((id) => !/^[a-z][A-Za-z0-9]+$/.test(id))).toEqual([]);
    expect(ids.filter((id, index) => ids.indexOf(id) < index)).toEqual([]);
    const known = new Set(openapi.tags.map(({ name }) => name));
    expect(operations.filter(([, { tags }]) => !tags?.every((tag) => known.has(tag)))).toEqual([]);
    const used = new Set(operations.flatMap(([, { tags }]) => tags));
    expect([...known].filter((name) => !used.has(name))).toEqual([]);
  });

  it('resolves every reference', () => {
    const references = [...JSON.stringify(openapi).matchAll(/"\$ref":"([^"]+)"/g)].map(
      ([, path = '']) => path,
    );
    expect(references.length).toBeGreaterThan(200);
    expect([...new Set(references)].filter((path) => !isRecord(at(openapi, path)))).toEqual([]);
  });

  it('says each status by itself, and failures as problem details', () => {
    const statuses = operations.flatMap(([, { responses }]) => Object.keys(responses));
    expect(statuses.filter((status) => !/^[1-5]\d\d$/.test(status))).toEqual([]);
    for (const [name, { responses }] of operations)
      for (const [status, answer] of Object.entries(responses).filter(([status]) => Number(status) >= 400)) {
        const content = Object(at(openapi, String(answer.$ref))).content;
        expect([name, status, content]).toEqual([
          name,
          status,
          { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
        ]);
      }
  });

  it('gives a name to whatever has fields', () => {
    const bodies = operations.flatMap(([name, { requestBody, responses }]) =>
      [requestBody, ...Object.values(responses)].flatMap((carrier) =>
        Object.values(Object(Object(carrier).content)).map((media) => [name, Object(media).schema] as const),
      ),
    );
    expect(bodies.filter(([, schema]) => schema.type === 'object')).toEqual([]);
    expect(openapi.components.schemas).toHaveProperty('PropertyPage');
    expect(openapi.components.schemas).toHaveProperty('FindLocationsRequest');
  });

  it('says who may call what', () => {
    expect(operation('findProperties')?.security).toEqual([]);
    expect(operation('getFavorites')?.security).toEqual([{ sessionCookie: [] }, { sessionToken: [] }]);
    expect(operation('openWebsocket')?.security).toEqual([{ sessionCookie: [] }]);
    expect(operation('publishRelease')?.security).toEqual([{ releaseToken: [] }]);
    expect(Object.keys(openapi.components.securitySchemes)).toEqual([
      'sessionCookie',
      'sessionToken',
      'releaseToken',
    ]);
  });

  it('knows the media types of feeds, calendars and forms', () => {
    expect(contentTypes('getArticlesAsRss')).toEqual(['application/rss+xml']);
    expect(contentTypes('getArticlesAsJsonFeed')).toEqual(['application/feed+json']);
    expect(contentTypes('getEventAsCalendar')).toEqual(['text/calendar']);
    expect(Object.keys(Object(operation('signInWithPassword')?.requestBody).content)).toEqual([
      'application/x-www-form-urlencoded',
    ]);
  });

  it.each(['findProperties', 'findPins'])('describes the parameters of a search in %s', (id) => {
    const parameters = new Map(operation(id)?.parameters?.map((each) => [each.name, each.schema]));
    expect(parameters.get('adultCount')).toEqual({ type: 'integer', minimum: 0, maximum: 10 });
    expect(parameters.get('isAvailableForShortTerm')).toEqual({ type: 'boolean' });
    expect(parameters.get('sort')).toEqual({
      type: 'string',
      enum: ['recommended', 'price', 'distance', 'newest'],
    });
    expect(parameters.get('feature-wifi')).toMatchObject({ type: 'boolean', enum: [true] });
    const bedrooms = new RegExp(String(parameters.get('feature-bedrooms')?.pattern));
    expect(['2', '1,3', '1.5', 'true', '1,3,4'].filter((value) => bedrooms.test(value))).toEqual([
      '2',
      '1,3',
    ]);
    expect(String(parameters.get('feature-area')?.pattern)).toContain('[.]');
  });

  it('has no parameter that is an object, which generated clients write each in their way', () => {
    const objects = operations.flatMap(([name, { parameters = [] }]) =>
      parameters.filter(({ schema }) => schema.type === 'object').map((each) => [name, each.name]),
    );
    expect(objects).toEqual([]);
  });

  it('has no body with fields that nobody reads, but for what later remotes may say of themselves', () => {
    const open = new Set<string>();
    const visit = (value: unknown, name: string): void => {
      if (!isRecord(value) || /\/(Release|RemoteDeclaration)$/.test(String(value.$ref))) return;
      if (value.$ref) visit(at(openapi, String(value.$ref)), String(value.$ref));
      if (value.properties && value.additionalProperties !== false) open.add(name);
      const parts = [...Object.values(Object(value.properties)), value.items, value.anyOf].flat();
      for (const part of parts) visit(part, name);
    };
    for (const [name, { requestBody }] of operations)
      for (const media of Object.values(Object(Object(requestBody).content)))
        visit(Object(media).schema, name);
    expect([...open]).toEqual([]);
  });
});

describe('the AsyncAPI document', () => {
  it('describes the websocket, and every reference resolves', async () => {
    const response = await app.inject('/api/asyncapi.json');
    const realtime = response.json();
    expect(realtime.channels.realtime.address).toBe('/api/websocket');
    expect(Object.values<JsonRecord>(realtime.servers)).toEqual([
      expect.objectContaining({ security: [{ $ref: '#/components/securitySchemes/sessionCookie' }] }),
    ]);
    const references = [...response.body.matchAll(/"\$ref":"([^"]+)"/g)].map(([, path = '']) => path);
    expect(references.filter((path) => !isRecord(at(realtime, path)))).toEqual([]);
    expect(openapi.info).toMatchObject({ description: expect.stringContaining('/api/asyncapi.json') });
  });
});

function at(document: unknown, reference: string): unknown {
  return reference
    .split('/')
    .slice(1)
    .reduce((value, key) => (isRecord(value) ? value[key] : undefined), document);
}

import { TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox';
import { Day, Email, LanguageTag, Nullable, Proof, Uuid } from '@moien/contract';
import Fastify, { type FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { setProblemHandlers } from './errors.ts';

const closed = { additionalProperties: false };
const Body = Type.Object(
  {
    email: Email,
    adultCount: Type.Optional(Type.Integer({ minimum: 0, maximum: 10 })),
    name: Type.Optional(Type.String({ minLength: 1, maxLength: 20 })),
    text: Type.Optional(Type.String({ minLength: 10, maxLength: 5000 })),
    day: Type.Optional(Day),
    id: Type.Optional(Uuid),
    languageCode: Type.Optional(LanguageTag),
    isActive: Type.Optional(Type.Boolean()),
    proof: Type.Optional(Proof),
    note: Type.Optional(Nullable(Type.String({ maxLength: 3 }))),
    parts: Type.Optional(
      Type.Array(Type.Object({ x: Type.Number({ minimum: 1 }) }, closed), { maxItems: 1 }),
    ),
  },
  closed,
);

let app: FastifyInstance;

beforeAll(async () => {
  app = Fastify();
  app.setValidatorCompiler(TypeBoxValidatorCompiler);
  setProblemHandlers(app);
  app.post('/call', { schema: { body: Body } }, async () => 'done');
  app.get(
    '/call',
    { schema: { querystring: Type.Object({ page: Type.Integer({ minimum: 1 }) }, closed) } },
    async () => 'done',
  );
  await app.ready();
});

afterAll(() => app.close());

const email = 'lea@example.com';

async function refuse(payload: object, language = 'en') {
  const response = await app.inject({
    method: 'POST',
    url: '/call',
    payload,
    headers: { 'accept-language': language },
  });
  expect(response.statusCode).toBe(400);
  return response.json();
}

describe('a body that cannot be used', () => {
  it.each<[string, object, string | RegExp]>([
    ['a missing field', {}, 'email is missing.'],
    ['a list', [], 'body must be an object.'],
    ['a number below or above', { email, adultCount: 11 }, 'adultCount must be between 0 and 10.'],
    ['no whole number', { email, adultCount: 1.5 }, 'adultCount must be a whole number between 0 and 10.'],
    ['an address that is none', { email: 'lea' }, 'email must be an e-mail address.'],
    ['an empty text', { email, name: '' }, 'name must not be empty.'],
    ['a long text', { email, name: 'x'.repeat(21) }, 'name may have at most 20 characters.'],
    ['a short text', { email, text: 'x' }, 'text must have 10 to 5,000 characters.'],
    ['a day that is none', { email, day: 'soon' }, 'day must be a day in the form YYYY-MM-DD.'],
    ['no id', { email, id: 'x' }, /^id must be an id such as [0-9a-f-]{36}\.$/],
    ['no choice', { email, languageCode: 'it' }, 'languageCode must be en, fr or de.'],
    ['no flag', { email, isActive: 'yes' }, 'isActive must be true or false.'],
    ['neither of two', { email, proof: {} }, 'proof must have password, token or passkey.'],
    ['the wrong kind of one of two', { email, proof: { password: 3 } }, 'proof.password must be text.'],
    ['what may also be null', { email, note: 'long' }, 'note may have at most 3 characters.'],
    ['a part of a list', { email, parts: [{ x: 0 }] }, 'parts.0.x must be 1 or more.'],
    ['a long list', { email, parts: [{ x: 1 }, { x: 2 }] }, 'parts may have at most 1 entry.'],
    ['an unknown field', { email, colour: 'red' }, 'colour is not known here.'],
    ['an unknown field with a slash', { email, 'a/b~c': 1 }, 'a/b~c is not known here.'],
  ])('is told of %s', async (_case, payload, message) => {
    const problem = await refuse(payload);
    if (typeof message === 'string') expect(problem.message).toBe(message);
    else expect(problem.message).toMatch(message);
    expect(problem.parameters).toHaveLength(1);
  });

  it('is told of everything at once, each field once', async () => {
    const { message, parameters } = await refuse({ adultCount: -1, text: '', colour: 'red' });
    expect(message).toBe(
      'email is missing. colour is not known here. adultCount must be between 0 and 10. text must have 10 to 5,000 characters.',
    );
    expect(parameters.map(({ name, code }: Record<string, string>) => [name, code])).toEqual([
      ['email', 'invalid-value'],
      ['colour', 'unknown-parameter'],
      ['adultCount', 'invalid-value'],
      ['text', 'invalid-value'],
    ]);
  });

  it('is told in the language of who asks', async () => {
    expect((await refuse({ email, adultCount: 11 }, 'fr')).message).toBe(
      'adultCount doit être compris entre 0 et 10.',
    );
    expect((await refuse({ adultCount: 3 }, 'de-LU')).message).toBe('email fehlt.');
    expect((await refuse({ email: 'x', languageCode: 'de' }, 'fr')).message).toBe(
      'email muss eine E-Mail-Adresse sein.',
    );
  });
});

describe('a query that cannot be used', () => {
  it.each([
    ['', 'page is missing.'],
    ['?page=0', 'page must be 1 or more.'],
    ['?page=one', 'page must be a whole number.'],
    ['?page=1&colour=red', 'colour is not known here.'],
  ])('%s is told of', async (query, message) => {
    expect((await app.inject(`/call${query}`)).json().message).toBe(message);
  });
});

import type { FastifyInstance, InjectOptions } from 'fastify';
import { buildTestApp } from '../testing/test-app.ts';
import { languageOf } from './request-language.ts';

let app: FastifyInstance;

beforeAll(async () => {
  app = await buildTestApp('postgres://nobody@127.0.0.1:1/nothing');
});

afterAll(() => app.close());

describe('languageOf', () => {
  const headers = { 'accept-language': 'fr', cookie: 'languageTag=de' };
  it.each<[string, Parameters<typeof languageOf>[0], string]>([
    ['the call', { headers, query: { language: 'en' } }, 'en'],
    ['the body', { headers, body: { languageCode: 'en' } }, 'en'],
    ['a subscription', { headers, body: { newsletterSubscription: { languageCode: 'en' } } }, 'en'],
    ['the cookie', { headers, query: { language: 'xx' }, body: null }, 'de'],
    ['Accept-Language', { headers: { 'accept-language': 'it, fr;q=0.5' } }, 'fr'],
    ['nothing', { headers: {} }, 'en'],
  ])('goes by %s', (_case, request, language) => {
    expect(languageOf(request)).toBe(language);
  });
});

describe('a refusal', () => {
  const json = { 'content-type': 'application/json' };
  it.each<[number, InjectOptions, string, string]>([
    [
      400,
      { method: 'POST', url: '/api/get-session', payload: { colour: 1 } },
      'colour n’est pas connu ici.',
      'colour ist hier nicht bekannt.',
    ],
    [
      400,
      { url: '/api/properties?adultCount=11' },
      'adultCount doit être un nombre entier compris entre 0 et 10.',
      'adultCount muss eine ganze Zahl zwischen 0 und 10 sein.',
    ],
    [
      400,
      { method: 'POST', url: '/api/get-session', headers: json, payload: '{' },
      'Le contenu de cette requête n’est pas du JSON valide.',
      'Der Inhalt dieser Anfrage ist kein gültiges JSON.',
    ],
    [
      401,
      { url: '/api/favorites' },
      'Connectez-vous pour continuer ici même. Votre saisie est conservée.',
      'Bitte melden Sie sich an, dann geht es genau hier weiter. Ihre Eingaben bleiben erhalten.',
    ],
    [
      403,
      { method: 'POST', url: '/api/sign-out', headers: { origin: 'https://evil.example' } },
      'Cela n’est possible que depuis notre site.',
      'Das geht nur von unserer eigenen Website aus.',
    ],
    [404, { url: '/api/nothing' }, 'Il n’y a rien à cette adresse.', 'Unter dieser Adresse gibt es nichts.'],
    [
      404,
      { url: '/upload/scenes/home' },
      'Les images sont servies en avif\u00a0: leur adresse se termine par -{size}.avif.',
      'Bilder gibt es als avif: Ihre Adresse endet auf -{size}.avif.',
    ],
    [
      405,
      { method: 'DELETE', url: '/api/properties' },
      'Cette adresse n’accepte que GET, HEAD.',
      'Diese Adresse nimmt nur GET, HEAD an.',
    ],
    [
      413,
      { method: 'POST', url: '/api/get-session', payload: { a: 'x'.repeat(70_000) } },
      'C’est plus que ce que nous pouvons recevoir en une fois. Veuillez en envoyer moins.',
      'Das ist mehr, als wir auf einmal annehmen können. Bitte senden Sie weniger.',
    ],
    [
      415,
      { method: 'POST', url: '/api/get-session', headers: { 'content-type': 'text/plain' }, payload: 'a' },
      'Cette adresse n’accepte pas ce type de contenu.',
      'Diese Adresse nimmt Inhalte dieser Art nicht an.',
    ],
    [
      503,
      { url: '/api/properties' },
      'Nous ne pouvons pas répondre pour l’instant. Réessayez dans un moment.',
      'Wir können gerade nicht antworten. Bitte versuchen Sie es gleich noch einmal.',
    ],
  ])('%s is told in French and German', async (status, options, french, german) => {
    const ask = async (language: string) => {
      const headers = { ...options.headers, cookie: `languageTag=${language}` };
      const response = await app.inject({ ...options, headers });
      return [response.statusCode, response.headers['content-language'], response.json().message];
    };
    expect(await ask('fr')).toEqual([status, 'fr', french]);
    expect(await ask('de')).toEqual([status, 'de', german]);
  });

  it.each([
    ['404', { url: '/api/nothing' }],
    ['405', { method: 'DELETE', url: '/api/properties' }],
  ] as const)('%s carries message and error, since it may have been any call', async (_status, options) => {
    const response = await app.inject(options);
    expect(response.json().error).toBe(response.json().message);
  });

  it('of a method names those that are taken', async () => {
    const { headers } = await app.inject({ method: 'DELETE', url: '/api/properties' });
    expect(headers.allow).toBe('GET, HEAD');
  });
});

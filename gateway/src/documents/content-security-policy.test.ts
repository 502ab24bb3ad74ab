import { contentSecurityPolicy, type PolicyParts } from './content-security-policy.ts';

function directives(parts: Partial<PolicyParts> = {}): Record<string, string> {
  const policy = contentSecurityPolicy({ nonce: 'abc', ...parts });
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.join(' ')];
    }),
  );
}

const TILES = 'https://tile.example.com';

describe('the content security policy of a document', () => {
  it('lets nothing in from others before somebody has agreed', () => {
    const policy = directives();
    expect(policy['img-src']).toBe("'self' data:");
    expect(policy['default-src']).toBe("'self'");
    expect(policy['worker-src']).toBe("'self'");
    expect(Object.values(policy).join(' ')).not.toMatch(/https?:/);
  });

  it('lets in pictures of the map’s tiles for who has agreed, and nothing else', () => {
    const [without, withTiles] = [directives(), directives({ imageOrigin: TILES })];
    expect(withTiles['img-src']).toBe(`'self' data: ${TILES}`);
    expect({ ...withTiles, 'img-src': '' }).toEqual({ ...without, 'img-src': '' });
  });

  it('lets the page ask who names the country of a position and who takes cards, and changes nothing else', () => {
    const [without, withPlaces] = [
      directives(),
      directives({ connectOrigins: ['https://places.example.com', 'https://cards.example.com'] }),
    ];
    expect(withPlaces['connect-src']).toBe("'self' https://places.example.com https://cards.example.com");
    expect({ ...withPlaces, 'connect-src': '' }).toEqual({ ...without, 'connect-src': '' });
  });

  it('runs scripts by nonce alone, and evaluates nothing', () => {
    const { 'script-src': scripts } = directives();
    expect(scripts).toBe("'nonce-abc' 'strict-dynamic'");
  });

  it('cannot be framed, nor have its base or its forms led elsewhere', () => {
    expect(directives()).toMatchObject({
      'frame-ancestors': "'none'",
      'base-uri': "'none'",
      'form-action': "'self'",
      'object-src': "'none'",
    });
  });

  it('opens to the origin of a remote that is served from source, and to its socket', () => {
    const policy = directives({ developmentOrigin: 'http://localhost:3001' });
    expect(policy['connect-src']).toBe("'self' http://localhost:3001 ws://localhost:3001");
    expect(policy['style-src']).toBe("'self' http://localhost:3001 'unsafe-inline'");
  });
});

export type PolicyParts = {
  nonce: string;
  /** Of a remote that is served from source. */
  developmentOrigin?: string | undefined;
  /** From where pictures may come, too: only what the visitor has agreed to. */
  imageOrigin?: string | undefined;
  /** Whom the page may ask, too: only on the visitor's own action. */
  connectOrigins?: readonly string[];
};

/**
 * Scripts run by nonce and what they load themselves (strict-dynamic); nothing is evaluated, nothing comes
 * from third parties unasked.
 */
export function contentSecurityPolicy({ nonce, developmentOrigin, ...others }: PolicyParts): string {
  const { imageOrigin, connectOrigins = [] } = others;
  const own = developmentOrigin ? `'self' ${developmentOrigin}` : "'self'";
  const sockets = developmentOrigin ? ` ${developmentOrigin.replace(/^http/, 'ws')}` : '';
  const directives = {
    'default-src': "'self'",
    'script-src': `'nonce-${nonce}' 'strict-dynamic'`,
    // Hot reload injects style elements; released styles are files.
    'style-src': developmentOrigin ? `${own} 'unsafe-inline'` : `'self' 'nonce-${nonce}'`,
    'img-src': `${own} data:${imageOrigin ? ` ${imageOrigin}` : ''}`,
    'font-src': own,
    'connect-src': [own + sockets, ...connectOrigins].join(' '),
    'worker-src': "'self'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
    'report-uri': '/telemetry/violations',
  };
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');
}

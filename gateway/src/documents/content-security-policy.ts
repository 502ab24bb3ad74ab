/** Scripts run by nonce and what they load themselves (strict-dynamic); nothing is evaluated, nothing comes from third parties. */
export function contentSecurityPolicy(nonce: string, developmentOrigin?: string): string {
  const own = developmentOrigin ? `'self' ${developmentOrigin}` : "'self'";
  const sockets = developmentOrigin ? ` ${developmentOrigin.replace(/^http/, 'ws')}` : '';
  const directives = {
    'default-src': "'self'",
    'script-src': `'nonce-${nonce}' 'strict-dynamic'`,
    // Hot reload injects style elements; released styles are files.
    'style-src': developmentOrigin ? `${own} 'unsafe-inline'` : `'self' 'nonce-${nonce}'`,
    'img-src': `${own} data:`,
    'font-src': own,
    'connect-src': own + sockets,
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

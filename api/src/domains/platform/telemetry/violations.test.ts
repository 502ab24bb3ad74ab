import { readViolations } from './violations.ts';

const RELEASE_SCRIPT = 'https://moien.example/remotes/mf-search/0.1.0-ab/route-search.js';

describe('readViolations', () => {
  it('reads the report of CSP 2', () => {
    const report = {
      'document-uri': 'https://moien.example/en/search?cityId=1',
      'violated-directive': 'script-src-elem',
      'blocked-uri': 'https://evil.example/x.js?visitor=1',
      'source-file': RELEASE_SCRIPT,
    };
    expect(readViolations({ 'csp-report': report })).toEqual([
      {
        directive: 'script-src-elem',
        blocked: 'https://evil.example',
        release: { remote: 'mf-search', version: '0.1.0-ab' },
      },
    ]);
  });

  it('reads reports of the Reporting API, at most twenty', () => {
    const body = { effectiveDirective: 'script-src-attr', blockedURL: 'inline', sourceFile: null };
    const reports = readViolations(Array.from({ length: 30 }, () => ({ type: 'csp-violation', body })));
    expect(reports).toHaveLength(20);
    expect(reports[0]).toEqual({ directive: 'script-src-attr', blocked: 'inline', release: undefined });
  });

  it('leaves out what extensions of the browser did', () => {
    const report = (blocked: string, source: string) => ({
      'csp-report': { 'violated-directive': 'script-src', 'blocked-uri': blocked, 'source-file': source },
    });
    expect(readViolations(report('chrome-extension', ''))).toEqual([]);
    expect(readViolations(report('eval', 'moz-extension://abc/x.js'))).toEqual([]);
    expect(readViolations(report('eval', ''))).toHaveLength(1);
  });

  it.each([null, 7, 'text', {}, [], [null, 7, {}], { 'csp-report': 'text' }, { 'csp-report': { x: 1 } }])(
    'finds none in %j',
    (body) => {
      expect(readViolations(body)).toEqual([]);
    },
  );

  it('passes on no text of its sender', () => {
    const report = { 'violated-directive': 'a\u001b[2J<script>', 'blocked-uri': 'data:text/html,<b>Léa</b>' };
    expect(readViolations({ 'csp-report': report })).toEqual([
      { directive: 'a', blocked: 'unknown', release: undefined },
    ]);
  });
});

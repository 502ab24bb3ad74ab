import { join } from 'node:path';
import { baseConfig } from './base-config.ts';
import { type BuildOptions, ROOT } from './packages.ts';

type StyleRule = {
  use: {
    options?: { modules?: { getLocalIdent: (context: object, pattern: string, name: string) => string } };
  }[];
};

/** What a build calls the class `.title` of `src/features/card/Card.module.css`. */
function classNameIn(name: BuildOptions['name'], version: string, target: 'browser' | 'server'): string {
  const rules = baseConfig({ name, version, mode: 'production' }, target).module?.rules as StyleRule[];
  const options = rules.flatMap((rule) => (Array.isArray(rule.use) ? rule.use : []));
  const modules = options.map((use) => use.options?.modules).find((found) => found !== undefined);
  const resourcePath = join(ROOT, name, 'src/features/card/Card.module.css');
  return modules?.getLocalIdent({ resourcePath }, '', 'title') ?? '';
}

describe('the class name of one local name in a file of one relative path', () => {
  it('differs between two remotes of one version', () => {
    const first = classNameIn('mf-first', '0.1.0-0123456789ab', 'browser');
    const second = classNameIn('mf-second', '0.1.0-0123456789ab', 'browser');
    expect(first).toMatch(/^first-title-[\w-]{6}$/);
    expect(second).toMatch(/^second-title-[\w-]{6}$/);
    expect(first.slice(-6)).not.toBe(second.slice(-6));
  });

  it('differs between two versions of one remote', () => {
    const before = classNameIn('mf-first', '0.1.0-0123456789ab', 'browser');
    expect(classNameIn('mf-first', '0.1.0-ba9876543210', 'browser')).not.toBe(before);
  });

  it('is the same on the server and in the browser', () => {
    const inBrowser = classNameIn('mf-first', '0.1.0-0123456789ab', 'browser');
    expect(classNameIn('mf-first', '0.1.0-0123456789ab', 'server')).toBe(inBrowser);
  });
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decide, isInstalled, lockHash, stampName } from '../../install/decision.mjs';

const react = 'node_modules/react';
const locked = {
  packages: {
    '': { version: '1.0.0' },
    api: { version: '1.0.0' },
    'node_modules/@moien/api': { link: true },
    [react]: { version: '19.3.1' },
    'node_modules/other-platform': { version: '1.0.0', optional: true },
  },
};

describe('whether the packages are installed', () => {
  it('forgives optional packages of other platforms', () => {
    expect(isInstalled(locked, { packages: { [react]: { version: '19.3.1' } } })).toBe(true);
  });

  it.each([
    ['a missing package', {}],
    ['another version', { [react]: { version: '19.3.0' } }],
    [
      'another version of an optional package',
      { [react]: { version: '19.3.1' }, 'node_modules/other-platform': { version: '2.0.0' } },
    ],
    [
      'a package too many',
      { [react]: { version: '19.3.1' }, 'node_modules/left-over': { version: '1.0.0' } },
    ],
  ])('notices %s', (_, packages) => {
    expect(isInstalled(locked, { packages })).toBe(false);
  });
});

describe('the decision', () => {
  let root = '';

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'moien-install-'));
    writeFileSync(join(root, 'package.json'), '{}');
    writeFileSync(join(root, 'package-lock.json'), JSON.stringify(locked));
  });

  afterEach(() => rmSync(root, { recursive: true }));

  function install(packages: object): void {
    mkdirSync(join(root, 'node_modules'), { recursive: true });
    writeFileSync(join(root, 'node_modules', '.package-lock.json'), JSON.stringify({ packages }));
  }

  it('is to install on a clean clone, and after an install that was cut off', () => {
    expect(decide(root)).toBe('install');
    mkdirSync(join(root, 'node_modules'));
    expect(decide(root)).toBe('install');
  });

  it('accepts what somebody installed by hand', () => {
    install({ [react]: { version: '19.3.1' } });
    expect(decide(root)).toBe('unstamped');
  });

  it('is to do nothing until a manifest or the lockfile changes', () => {
    install({ [react]: { version: '19.3.1' } });
    writeFileSync(join(root, 'node_modules', stampName), lockHash(root));
    expect(decide(root)).toBe('current');
    writeFileSync(
      join(root, 'package-lock.json'),
      JSON.stringify({ packages: { [react]: { version: '20.0.0' } } }),
    );
    expect(decide(root)).toBe('install');
  });
});

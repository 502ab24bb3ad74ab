import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { RemoteDeclaration } from '@moien/contract';
import { Value } from 'typebox/value';

type Package = { version: string; dependencies: Record<string, string> };

/**
 * Writes into a new remote's files what only this project knows: the mount contract, the shell's version and
 * packages.
 */
export function fitToShell(root: string, remoteFolder: string): RemoteDeclaration {
  const shell = readJson(join(root, 'shell', 'package.json')) as Package;
  const packageFile = join(remoteFolder, 'package.json');
  const own = readJson(packageFile) as Package;
  for (const name of Object.keys(own.dependencies)) {
    const version = shell.dependencies[name];
    if (!version) throw new Error(`The template needs ${name}, which is no dependency of the shell.`);
    own.dependencies[name] = version;
  }
  writeJson(packageFile, own);
  const declarationFile = join(remoteFolder, 'remote.json');
  const declaration = Value.Parse(RemoteDeclaration, {
    ...(readJson(declarationFile) as object),
    mountContract: RemoteDeclaration.properties.mountContract.const,
    supportedShells: `^${shell.version}`,
  });
  writeJson(declarationFile, declaration);
  return declaration;
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'));
}

function writeJson(path: string, value: unknown): void {
  writeFileSync(path, `${JSON.stringify(value, undefined, 2)}\n`);
}

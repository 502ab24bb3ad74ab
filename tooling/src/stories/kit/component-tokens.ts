import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { rootDirectory } from '../../paths.ts';

/** What a component looks like by: the tokens of its style sheets, and the components that it is made of. */
export interface ComponentTokens {
  /** Without the two dashes, in the order of tokens.css. */
  readonly tokens: readonly string[];
  /** Components with a page of their own; their tokens are listed there. */
  readonly parts: readonly string[];
}

export const kitFolder = join(rootDirectory, 'shared-lib/src/ui');

/** The components with a page, by name. */
export function readKitTokens(): Record<string, ComponentTokens> {
  return Object.fromEntries(
    globSync('*/*.guide.ts', { cwd: kitFolder })
      .sort()
      .map((guide) => [
        basename(guide, '.guide.ts'),
        readComponentTokens(join(kitFolder, guide.replace('.guide.ts', '.tsx'))),
      ]),
  );
}

function readComponentTokens(file: string): ComponentTokens {
  const { styles, parts } = followImports(file);
  const used = new Set(styles.flatMap((sheet) => [...sheet.matchAll(/var\(--([\w-]+)/g)].map(nameOf)));
  return { tokens: declaredTokens().filter((name) => used.has(name)), parts };
}

/** Every token of tokens.css, once. */
function declaredTokens(): string[] {
  const css = readFileSync(join(kitFolder, 'tokens.css'), 'utf8');
  return [...new Set([...css.matchAll(/^\s*--([\w-]+):/gm)].map(nameOf))];
}

const nameOf = ([, name = '']: RegExpMatchArray) => name;

/**
 * The text of the style sheets that a file leads to, without those of components with a page of their own.
 */
function followImports(start: string) {
  const seen = new Set<string>();
  const styles: string[] = [];
  const parts = new Set<string>();
  const follow = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    const source = readFileSync(file, 'utf8');
    if (file.endsWith('.css')) styles.push(source);
    else if (file !== start && hasPage(file)) parts.add(basename(file, '.tsx'));
    else for (const path of importsOf(source)) follow(resolve(dirname(file), path));
  };
  follow(start);
  return { styles, parts: [...parts].sort() };
}

function hasPage(file: string): boolean {
  return file.endsWith('.tsx') && existsSync(file.replace('.tsx', '.guide.ts'));
}

/** Relative paths of what a module needs while it runs. */
function importsOf(source: string): string[] {
  return [...source.matchAll(/^(?:import|export) (?!type )[^;]*?from '(\.[^']+)'/gm)].map(nameOf);
}

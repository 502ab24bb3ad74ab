import { RemoteDeclaration } from '@moien/contract';
import { Value } from 'typebox/value';
import { Problem } from '../problem.ts';

/** A remote's name in each of the spellings that its files need. */
export interface RemoteNames {
  /** `mf-long-stay`: folder, package and remote. */
  readonly remote: string;
  /** `long-stay`: route, path, text namespace, journey. */
  readonly kebab: string;
  /** `longStay` */
  readonly camel: string;
  /** `LongStay` */
  readonly pascal: string;
  /** `Long stay` */
  readonly title: string;
}

const SHAPE = /^mf-[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** @throws Problem when the name is none that a remote can have */
export function remoteNames(remote: string | undefined): RemoteNames {
  if (!remote) throw new Problem('Which name? npm run create-remote -- mf-NAME');
  if (!SHAPE.test(remote) || !Value.Check(RemoteDeclaration.properties.name, remote)) {
    throw new Problem(
      `"${remote}" is no name for a remote: write mf- and two to 31 small letters, digits and single hyphens, such as mf-long-stay.`,
    );
  }
  const kebab = remote.slice('mf-'.length);
  const pascal = kebab.split('-').map(capitalized).join('');
  return {
    remote,
    kebab,
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    pascal,
    title: capitalized(kebab.replaceAll('-', ' ')),
  };
}

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

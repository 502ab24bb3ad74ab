import type { LoaderContext } from 'webpack';
import { readComponentProps } from '../../src/stories/kit/component-props.ts';

/** Gives each component of a file what Storybook makes controls and tables of. */
export default function addComponentProps(this: LoaderContext<object>, source: string): string {
  const additions = readComponentProps(this.resourcePath).map(
    ({ displayName, ...documentation }) => `${displayName}.__docgenInfo = ${JSON.stringify(documentation)};`,
  );
  return [source, ...additions].join('\n');
}

import type { Args, ArgTypesEnhancer, InputType } from 'storybook/internal/types';
import { offeredIcons } from './icons.ts';

/** Whether a value can be written as JSON and read again: neither functions nor elements. */
function isPlain(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return typeof value !== 'function';
  if ('$$typeof' in value) return false;
  return Object.values(value).every(isPlain);
}

/** What controls can set, as JSON. */
export function settableArgs(args: Args): string {
  return JSON.stringify(Object.fromEntries(Object.entries(args).filter(([, value]) => isPlain(value))));
}

/**
 * How somebody sets a prop by hand: icons by name, content as text where it is text. Functions and elements
 * have no control, and neither have class names. Undefined leaves the choice to Storybook.
 * @param type as the component's types name it
 * @param value what the story begins with
 */
export function controlOf(name: string, type: string, value: unknown): InputType | undefined {
  if (type === 'LucideIcon') return iconControl;
  if (name === 'className' || type === 'signature' || !isPlain(value)) return { control: false };
  if (/React(Node|Element)/.test(type)) return { control: 'text' };
  return undefined;
}

const iconControl: InputType = {
  control: 'select',
  options: Object.keys(offeredIcons),
  mapping: offeredIcons,
};

/** Controls of the kit's components; other stories are left as they are. */
export const kitControls: ArgTypesEnhancer = ({ title, argTypes, initialArgs }) => {
  if (!title.startsWith('Kit/')) return argTypes;
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [
      name,
      { ...controlOf(name, typeNameOf(argType), initialArgs[name]), ...withChoices(argType) },
    ]),
  ) as typeof argTypes;
};

/** As the story's types name it, whatever Storybook has made of it. */
function typeNameOf({ type }: InputType): string {
  if (typeof type !== 'object') return type ?? 'unknown';
  if (type.name === 'function') return 'signature';
  return type.name === 'other' ? String(type.value) : type.name;
}

/** Storybook's table says “union” of a prop with choices. */
function withChoices(argType: InputType): InputType {
  const { type, table } = argType;
  if (typeof type !== 'object' || type.name !== 'enum') return argType;
  return { ...argType, table: { ...table, type: { summary: type.value.join(' | ') } } };
}

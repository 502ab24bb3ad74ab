import type { LucideIcon } from 'lucide-react';

export interface ComboboxOption {
  /** Tells options apart, over all groups; without spaces. */
  readonly id: string;
  readonly label: string;
  /** A second line, quietly: the country of a city. */
  readonly detail?: string;
  readonly icon?: LucideIcon;
}

export interface ComboboxGroup {
  /** `Recent places`; one group alone needs none. */
  readonly label?: string;
  readonly options: readonly ComboboxOption[];
}

/** What a key does to the list: an option becomes the active one; undefined for keys that are the text's. */
export function activeAfterKey(
  key: string,
  options: readonly ComboboxOption[],
  activeId: string | undefined,
): string | undefined {
  const position = options.findIndex(({ id }) => id === activeId);
  switch (key) {
    case 'ArrowDown':
      return (options[position + 1] ?? options[0])?.id;
    case 'ArrowUp':
      return (options[position - 1] ?? options.at(-1))?.id;
    case 'Home':
      return position < 0 ? undefined : options[0]?.id;
    case 'End':
      return position < 0 ? undefined : options.at(-1)?.id;
    default:
      return undefined;
  }
}

export { Combobox, type ComboboxLabels, type ComboboxProps } from './Combobox.tsx';
export type { ComboboxMessage } from './ComboboxList.tsx';
export type { ComboboxGroup, ComboboxOption } from './combobox-options.ts';

import { useEffect, useId, useState } from 'react';
import type { SearchSection } from './search-section.ts';

type SectionAttributes = { id: string; isOpenAtFirst: boolean; onToggle: (isOpen: boolean) => void };

export type Sections = {
  attributesOf: (section: SearchSection) => SectionAttributes;
  /** Has been open since the popup is. */
  wasOpened: (section: SearchSection) => boolean;
  /** Opens a section, whereby the platform closes the one that was open, and takes the focus to its name. */
  goTo: (section: SearchSection) => void;
  /** As `goTo`, with the focus in its first field. */
  goToField: (section: SearchSection) => void;
};

/** Which sections are open is the platform's to know (`details` of one name); here they are only led to. */
export function useSections(first: SearchSection): Sections {
  const id = useId();
  const [opened, setOpened] = useState<ReadonlySet<SearchSection>>(() => new Set([first]));
  const idOf = (section: SearchSection) => `${id}-${section}`;
  const remember = (section: SearchSection) =>
    setOpened((before) => (before.has(section) ? before : new Set([...before, section])));

  // After the dialog has given the focus to its first button.
  useEffect(() => {
    const section = document.getElementById(`${id}-${first}`);
    const field = first === 'where' && isMadeForTyping() ? section?.querySelector('input') : undefined;
    (field ?? section?.querySelector('summary'))?.focus();
  }, [id, first]);

  const open = (section: SearchSection) => {
    const details = document.getElementById(idOf(section));
    if (!(details instanceof HTMLDetailsElement)) return undefined;
    details.open = true;
    remember(section);
    return details;
  };

  return {
    attributesOf: (section) => ({
      id: idOf(section),
      isOpenAtFirst: section === first,
      onToggle: (isOpen) => isOpen && remember(section),
    }),
    wasOpened: (section) => opened.has(section),
    goTo: (section) => open(section)?.querySelector('summary')?.focus(),
    goToField: (section) => open(section)?.querySelector('input')?.focus(),
  };
}

/** On a phone the keyboard would cover the places that can be pressed. */
function isMadeForTyping(): boolean {
  return window.matchMedia?.('(pointer: coarse)').matches !== true;
}

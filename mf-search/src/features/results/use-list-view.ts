import { useLayoutEffect, useRef, useState } from 'react';

export type ListView = 'list' | 'map';

/** On screens with room for one of them: the list, or the map. The list is found where it was left. */
export function useListView(): { view: ListView; turn: () => void } {
  const [view, setView] = useState<ListView>('list');
  const position = useRef(0);
  const wasMap = useRef(false);
  useLayoutEffect(() => {
    if (view === 'map') window.scrollTo({ top: 0, behavior: 'instant' });
    else if (wasMap.current) window.scrollTo({ top: position.current, behavior: 'instant' });
    wasMap.current = view === 'map';
  }, [view]);
  const turn = () => {
    if (view === 'list') position.current = window.scrollY;
    setView(view === 'list' ? 'map' : 'list');
  };
  return { view, turn };
}

import { type ComponentType, createContext, useContext } from 'react';

type PageSlotProps = {
  slot: string;
  /** The id of what the slot shows. */
  subject: string;
  /** No release can fill it for now, or what filled it has crashed. */
  onFailure?: () => void;
};

/** How the shell fills slots, for the slots that pages of remotes have. */
export const PageSlotContext = createContext<ComponentType<PageSlotProps> | undefined>(undefined);

/** A place in a page of one remote that another remote fills. Without a shell around it, it is empty. */
export function PageSlot(props: PageSlotProps) {
  const Host = useContext(PageSlotContext);
  return Host ? <Host {...props} /> : null;
}

import { RememberedChoices } from '../choices/RememberedChoices.tsx';
import { SharedSession } from '../session/SharedSession.tsx';

/** What works while the page is there and shows nothing. */
export function Unseen() {
  return (
    <>
      <RememberedChoices />
      <SharedSession />
    </>
  );
}

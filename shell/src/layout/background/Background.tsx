import { RememberedChoices } from '../choices/RememberedChoices.tsx';
import { DialogHistory } from '../dialog-history/DialogHistory.tsx';
import { PictureMotions } from '../picture-motion/PictureMotions.tsx';
import { SharedSession } from '../session/SharedSession.tsx';

/** What works while the page is there and shows nothing. */
export function Background() {
  return (
    <>
      <RememberedChoices />
      <SharedSession />
      <DialogHistory />
      <PictureMotions />
    </>
  );
}

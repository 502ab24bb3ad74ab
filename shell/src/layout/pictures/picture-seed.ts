import { createContext, useContext } from 'react';

/** Of the document. */
export const PictureSeedContext = createContext(0);

/** Decides which of the banner's pictures this document shows, in `picturesOf`. */
export function usePictureSeed(): number {
  return useContext(PictureSeedContext);
}

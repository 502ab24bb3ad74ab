import { createContext } from 'react';

/** True for the document of a first visit. */
export const FirstVisitContext = createContext(false);

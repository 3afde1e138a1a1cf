import { createContext } from 'react';

/** The comma of the language of the site. */
export const Comma = createContext(',');

/** Rows of each kind in the file with what the site keeps of a person. */
export const PERSONAL_DATA_ROWS_MAXIMUM = 2000;

/** What somebody says of themselves, in characters. */
export const ABOUT_MAXIMUM = 500;
export const SPOKEN_LANGUAGES_MAXIMUM = 10;
/** Of a side in pixels: pictures of people are kept no larger, and square. */
export const PERSON_PICTURE_EDGE = 1024;
export const PERSON_PICTURE_BYTES_MAXIMUM = 5 * 1024 * 1024;

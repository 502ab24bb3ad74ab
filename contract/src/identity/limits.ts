/** Rows of each kind in the file with what the site keeps of a person. */
export const PERSONAL_DATA_ROWS_MAXIMUM = 2000;

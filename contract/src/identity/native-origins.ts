/** Where the pages of the Android and iOS apps come from (product decision 17). */
export const NATIVE_ORIGINS: readonly string[] = ['capacitor://localhost', 'https://localhost'];

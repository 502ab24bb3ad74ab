/** What the person has of whom every page is to be fast (requirement: one call, p95 of 80 ms). */
export const SIZES = {
  homes: 12,
  /** As a host; each of them has four releases, of which each has three transfers, and one payment. */
  pastStays: 770,
  comingStays: 100,
  staysAsGuest: 130,
  releasesOfStay: 4,
  favorites: 250,
  favoriteLists: 5,
  visits: 200,
  pastSearches: 200,
  filePeople: 16,
  documentsOfPerson: 30,
  /** Rental files that others share with the host. */
  sharedFiles: 100,
  fileShares: 20,
  conversations: 150,
  messagesOfConversation: 5,
} as const;

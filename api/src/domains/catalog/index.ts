// What the application and other domains use of this one.
export { findCity } from './city/city.repository.ts';
export { cityRoutes } from './city/city.routes.ts';
export { createCityService } from './city/city.service.ts';
export { findCountry } from './country/country.repository.ts';
export { countryRoutes } from './country/country.routes.ts';
export { createCountryService } from './country/country.service.ts';
export { readSearchGeneration } from './criteria/search-generation.ts';
export { guestFeePercent, ownerFeePercent, type StayDates } from './criteria/stay-columns.ts';
export { createEssentialsRepository } from './essentials/essentials.repository.ts';
export { essentialsRoutes } from './essentials/essentials.routes.ts';
export { createEssentialsService } from './essentials/essentials.service.ts';
export { refreshExchangeRates } from './exchange-rate/exchange-rate.job.ts';
export { createExchangeRateRepository } from './exchange-rate/exchange-rate.repository.ts';
export { createFavoriteRepository } from './favorite/favorite.repository.ts';
export { favoriteRoutes } from './favorite/favorite.routes.ts';
export { createFavoriteService } from './favorite/favorite.service.ts';
export { createFavoriteListRepository } from './favorite-list/favorite-list.repository.ts';
export { favoriteListRoutes } from './favorite-list/favorite-list.routes.ts';
export { createFavoriteListService } from './favorite-list/favorite-list.service.ts';
export { createFavoriteShareRepository } from './favorite-share/favorite-share.repository.ts';
export { favoriteShareRoutes } from './favorite-share/favorite-share.routes.ts';
export { createFavoriteShareService } from './favorite-share/favorite-share.service.ts';
export { createSharedFavoritesRepository } from './favorite-share/shared-favorites.repository.ts';
export { createHistoryRepository } from './history/history.repository.ts';
export { historyRoutes } from './history/history.routes.ts';
export { createHistoryService } from './history/history.service.ts';
export { createPastSearchRepository } from './history/past-search.repository.ts';
export { findCitiesByName } from './location/location.repository.ts';
export { locationRoutes } from './location/location.routes.ts';
export { createLocationService } from './location/location.service.ts';
export {
  findNightLimitExcess,
  lockNightLimit,
  nightLimitLock,
  nightLimitReached,
} from './night-limit/night-limit.repository.ts';
export { extendCalendars } from './occupancy/extend-calendars.ts';
export { findNextFreeStay } from './occupancy/next-free-stay.ts';
export { lockProperties, takingStatement } from './occupancy/occupancy.repository.ts';
export {
  createOccupancyService,
  type EndExpiredHolds,
  type ImportedEvents,
  type OccupancyService,
} from './occupancy/occupancy.service.ts';
export type { OpenTransaction, TakingOutcome } from './occupancy/occupancy.ts';
export { createPinAnswers } from './pins/pin-answers.ts';
export { readPinsQuery } from './pins/pins.query.ts';
export { createPinsRepository } from './pins/pins.repository.ts';
export { pinsRoutes } from './pins/pins.routes.ts';
export { createPinsService } from './pins/pins.service.ts';
export { presentSummary } from './property/property.presenter.ts';
export { createPropertyRepository, type PropertyRepository } from './property/property.repository.ts';
export { propertyRoutes } from './property/property.routes.ts';
export { createPropertyService } from './property/property.service.ts';
export { isPropertyImage } from './property/property-image.repository.ts';
export { propertyNotFound } from './property/property-not-found.ts';
export { createSearchAnswers } from './property/search-answers.ts';
export { createPropertyReportRepository } from './property-report/property-report.repository.ts';
export { propertyReportRoutes } from './property-report/property-report.routes.ts';
export { createPropertyReportService } from './property-report/property-report.service.ts';
export { createPropertyReportMails } from './property-report/property-report-mails.ts';
export { createPublicProfileRepository } from './public-profile/public-profile.repository.ts';
export { publicProfileRoutes } from './public-profile/public-profile.routes.ts';
export { createPublicProfileService } from './public-profile/public-profile.service.ts';
export { createQuoteRepository, type QuotedRow } from './quote/quote.repository.ts';
export { quoteRoutes } from './quote/quote.routes.ts';
export {
  createQuoteService,
  type PreparedStay,
  pricedNights,
  quoteDigest,
} from './quote/quote.service.ts';
export { refuseDates, refuseGuests, refuseNightCount } from './quote/stay-rules.ts';
export { followRegistrationRules } from './registration-rule/follow-registration-rules.ts';
export { createCachedResponses } from './search/cached-responses.ts';
export { createSearchRepository } from './search/search.repository.ts';
export { createSearchService } from './search/search.service.ts';
export { createSimilarRepository } from './similar/similar.repository.ts';
export { similarRoutes } from './similar/similar.routes.ts';
export { createSimilarService } from './similar/similar.service.ts';

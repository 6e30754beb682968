import type { AppContext } from '../platform/context.ts'
import { registerMail } from '../platform/mail/mail-job.ts'
import { registerBulkActions } from './bulk-actions/routes.ts'
import { registerAdminFilters } from './admin-filters/routes.ts'
import { registerAdminUserParts } from './admin-users/part-routes.ts'
import { registerAdminUsers } from './admin-users/routes.ts'
import { registerAdminLocations } from './admin-properties/routes.ts'
import { registerAdminRooms } from './admin-properties/room-routes.ts'
import { registerArrears } from './arrears/routes.ts'
import { registerAddresses } from './addresses/routes.ts'
import { registerAuth } from './auth/routes.ts'
import { registerAdminFind } from './admin-find/routes.ts'
import { registerAdminPayments } from './admin-payments/routes.ts'
import { registerAdminHome } from './admin-home/routes.ts'
import { registerCaptcha } from './captcha/routes.ts'
import { registerSystem } from './system/routes.ts'
import { registerConsents } from './consents/routes.ts'
import { registerContact } from './contact/routes.ts'
import { registerCovers } from './covers/routes.ts'
import { registerCurrencies } from './currencies/routes.ts'
import { registerFavourites } from './favourites/routes.ts'
import { registerFileDeletion } from './files/delete.ts'
import { registerFiles } from './files/routes.ts'
import { registerHealth } from './health/routes.ts'
import { registerImages } from './images/routes.ts'
import { registerUnusedPictures } from './images/unused.ts'
import { registerJobs } from './jobs/routes.ts'
import { registerLedger } from './ledger/routes.ts'
import { registerLocations } from './properties/routes.ts'
import { registerMandates } from './mandates/routes.ts'
import { registerNewsletter } from './newsletter/routes.ts'
import { registerOwnBlocks } from './own-properties/block-routes.ts'
import { registerOwnRooms } from './own-properties/room-routes.ts'
import { registerOwnLocations } from './own-properties/routes.ts'
import { registerOwners } from './owners/routes.ts'
import { registerPayouts } from './payouts/routes.ts'
import { registerPayoutRuns } from './payout-runs/routes.ts'
import { registerPersonal } from './team/routes.ts'
import { registerPrivacy } from './privacy/routes.ts'
import { registerAdminCommunity } from './admin-community/routes.ts'
import { registerPublications } from './posts/routes.ts'
import { registerAdminCanaries } from './canaries/admin-routes.ts'
import { registerCanaries } from './canaries/routes.ts'
import { registerAdminReleases } from './releases/admin-routes.ts'
import { registerReleases } from './releases/routes.ts'
import { registerReviews } from './reviews/routes.ts'
import { registerTestimonials } from './testimonials/routes.ts'
import { registerSavedSearches } from './saved-searches/routes.ts'
import { registerSecurity } from './security/routes.ts'
import { registerSitemap } from './sitemap/routes.ts'
import { registerAudit } from './undo/routes.ts'
import { registerUserSheets } from './user-sheets/routes.ts'
import { registerVisits } from './visits/routes.ts'
import { registerAdminZones } from './zones/admin-routes.ts'
import { registerZones } from './zones/routes.ts'
import { registerContracts } from './contracts/routes.ts'
import { registerPayments } from './payments/routes.ts'
import { registerAdminReservations } from './reservations/admin-routes.ts'
import { registerCancellations } from './reservations/cancellation-routes.ts'
import { registerDateChanges } from './reservations/date-change-routes.ts'
import { registerDeposits } from './reservations/deposit-routes.ts'
import { registerReservationExtras } from './reservations/extra-routes.ts'
import { registerReservations } from './reservations/routes.ts'
import { registerReservationTimers } from './reservations/timers.ts'

/** The modules that the API serves. A new resource adds a line. */
export const modules: ReadonlyArray<(app: AppContext) => void> = [
  registerMail,
  registerSystem,
  registerAuth,
  registerSecurity,
  registerAudit,
  registerHealth,
  registerAdminUsers,
  registerAdminUserParts,
  registerUserSheets,
  registerBulkActions,
  registerAdminFilters,
  registerAdminHome,
  registerAdminFind,
  registerCaptcha,
  registerCovers,
  registerCurrencies,
  registerFiles,
  registerFileDeletion,
  registerImages,
  registerUnusedPictures,
  registerLocations,
  registerFavourites,
  registerSavedSearches,
  registerLedger,
  registerPayouts,
  registerPayoutRuns,
  registerOwners,
  registerOwnLocations,
  registerAddresses,
  registerOwnRooms,
  registerOwnBlocks,
  registerMandates,
  registerAdminLocations,
  registerAdminRooms,
  registerSitemap,
  registerZones,
  registerAdminZones,
  registerContact,
  registerNewsletter,
  registerPersonal,
  registerPublications,
  registerAdminCommunity,
  registerTestimonials,
  registerJobs,
  registerReservations,
  registerDeposits,
  registerReservationExtras,
  registerCancellations,
  registerDateChanges,
  registerAdminReservations,
  registerAdminPayments,
  registerArrears,
  registerReservationTimers,
  registerPayments,
  registerContracts,
  registerVisits,
  registerReviews,
  registerConsents,
  registerPrivacy,
  registerReleases,
  registerAdminReleases,
  registerCanaries,
  registerAdminCanaries,
]

/**
 * The addresses of this remote's pages, and of the pages of other remotes that it links to, in their Spanish
 * form. `remote.config.ts` declares the same pages as patterns.
 */

/** The side of a booking, a visit or a payment that its page shows. */
export type PartySide = 'owner' | 'client'

const withQuery = (path: string, query: Record<string, string | undefined>): string => {
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return given.length > 0 ? `${path}?${new URLSearchParams(given).toString()}` : path
}

/** The page that addresses owners. */
export const ownersLandingPath = '/propiedad'

/** The form, of a new property or of one that was begun, at one of its steps. */
export const listingFormPath = (property?: string, step?: string): string =>
  withQuery(`${ownersLandingPath}/cargar`, { property, step })

interface Estimated {
  readonly propertyType: string
  readonly zone: string
  readonly area: number
  readonly paintingState?: string | null | undefined
  readonly floorState?: string | null | undefined
  readonly rentalMode?: string | undefined
}

/** The form of a new property, which begins with what an estimate was made of. */
export const formPathFrom = ({
  propertyType: kind,
  zone,
  area,
  paintingState: painting,
  floorState: floor,
  rentalMode: mode,
}: Estimated): string =>
  withQuery(`${ownersLandingPath}/cargar`, {
    kind,
    zone,
    area: String(area),
    painting: painting ?? undefined,
    floor: floor ?? undefined,
    mode,
  })

/** The estimate, of a property or of none. */
export const estimatePath = (property?: string): string =>
  withQuery(`${ownersLandingPath}/result`, { property })

/** The technical visit of a property. */
export const technicalVisitPath = (property: string): string =>
  withQuery(`${ownersLandingPath}/cargar/schedule`, { property })

/** The list of the user's own properties. */
export const propertiesPath = '/my-locations/locations'

/** One property with everything that belongs to it. */
export const ownPropertyPath = (id: string): string => `${propertiesPath}/${id}`

/** The part of a property's page with what is paid besides the rent. */
export const costsAnchor = 'costs'
export const costsPath = (id: string): string => `${ownPropertyPath(id)}#${costsAnchor}`

/** The page that adds a 3D image to a property. */
export const newImagePath = (id: string): string => `/my-locations/${id}/newImage`

/** The offer for a property, and what its owner signed. */
export const mandatePath = (id: string): string => `${ownPropertyPath(id)}/mandate`

/** The list of bookings. */
export const ownerBookingsPath = '/my-locations/reservations'

/** One booking in the list of its tenant or its owner; without one, the list. */
export const ownerBookingPath = (view: PartySide, reservation?: string): string =>
  withQuery(ownerBookingsPath, { view, reservation })

/** The page on which a paid booking is cancelled: its tenant asks, its owner answers. */
export const cancellationPath = (view: PartySide, reservation: string): string =>
  withQuery(`${ownerBookingsPath}/${reservation}/cancel`, { view: view === 'owner' ? view : undefined })

/** The list of visits. */
export const visitsPath = '/my-locations/visits'

/** What the user was paid and paid. */
export const paymentsPath = '/my-locations/payment'

/** What the user was paid for one property. */
export const paymentsOfPath = (property: string): string =>
  withQuery(paymentsPath, { view: 'owner', property })

/** Where the owner is paid. Mails link to it. */
export const payoutAccountPath = '/my-locations/payout-account'

/** The user's account, at one of its tabs; without one, at the personal data. */
export const profilePath = (tab?: string): string => withQuery('/profile/main', { tab })

/** The search for properties. */
export const publicSearchPath = '/propietario'

/** The public page of a published property. */
export const publicPath = (id: string): string => `${publicSearchPath}/${id}/details`

/** The public check of a document by its hash. */
export const documentPath = (hash: string): string => `/contrato/${hash}`

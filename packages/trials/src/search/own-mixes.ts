import type { SearchResult } from '@metrolibre/contract'

/** A part of Santiago, as in a window of a laptop. */
const view = 'view=-70.7,-33.5,-70.5,-33.4'

/** Maps from far and near, by place and kind, and by other filters. */
export const mapMix = [
  '',
  'type=room',
  'comuna=nunoa',
  view,
  `${view}&type=hours`,
  'view=-70.6,-33.46,-70.599,-33.459',
  'q=bodega',
  `${view}&services=wifi`,
]

/** Combinations that are rare or never occur, so that only an index finds them quickly. */
export const rareMix = [
  'services=vault',
  'services=vault,wifi&sort=price_asc',
  'services=vault&type=room&city=Lima',
  'q=bodega&services=vault',
  'bbox=-70.7,-33.5,-70.5,-33.4&services=vault',
  'minPrice=4050000&services=parking,wifi',
  'maxPrice=102000&minArea=880',
  'maxPrice=103000&minArea=850&services=wifi&sort=price_asc',
  'country=Chile&bbox=-70.7,-33.5,-70.5,-33.4&minArea=900',
  'from=2027-01-01&to=2029-03-01&services=wifi&maxPrice=200000',
]

/** Three words that are frequent alone; together they are in 100 to 1,600 of a million properties. */
export const wordsMix = [
  'q=taller%20sur%20huemul',
  'q=taller%20claro%20ceibo',
  'q=estudio%20nuevo%20puma',
  'q=patio%20alto%20boldo',
  'q=plomada%20sur%20ceibo',
  'q=local%20vivo%20huemul',
  'q=taller%20central%20nunoa',
  'q=compas%20sur%20puma%20peru',
]

/** Filters that no kept count answers, alone and combined, in every order, with many matches, few and none. */
export const filterMix = [
  'minPrice=200000&maxPrice=300000',
  'maxPrice=900000&sort=price_desc',
  'minArea=50&maxArea=80',
  'minArea=600&country=Chile&sort=area_desc',
  'services=wifi',
  'services=wifi,security,parking&sort=price_asc',
  'services=wifi&maxPrice=300000',
  'type=terreno&minArea=500&services=security',
  'comuna=nunoa&services=wifi,parking&minArea=100&maxPrice=500000',
  'bbox=-70.7,-33.5,-70.5,-33.4',
  'bbox=-70.7,-33.5,-70.5,-33.4&services=wifi&maxPrice=300000',
  'bbox=-70.6,-33.46,-70.599,-33.459',
  'from=2027-01-01&to=2027-03-01',
  'q=bodega&services=wifi&maxPrice=400000',
]

export const suggestionMix = ['q=b', 'q=bod', 'q=bodega', 'q=san', 'q=taller%20luz', 'q=777', 'q=zzz']

/** The list of an admin: every order and filter, and names with many matches, few and none. */
export const adminMix = [
  '',
  'sort=name',
  'propertyType=galpon',
  'stage=published&country=Chile',
  'isActive=false',
  'q=bodega',
  'q=taller%20luz',
  'q=nandu&sort=name',
  'q=777',
  'q=zzz',
  'q=ta',
]

/** The users of an admin: every order, and filters with many matches and few. */
export const userMix = [
  '',
  'sort=name',
  'country=Perú',
  'isOwner=true',
  'isActive=false&sort=name',
  'isAdmin=true',
  'isVerified=false&isOwner=true&country=Chile',
  'from=2026-01-01&to=2026-01-31',
]
/** The same by words with many matches, few and none. */
export const userTextMix = [
  'q=ana',
  'q=penaloza&sort=name',
  'q=imprenta%20777',
  'q=person-4242',
  'q=76.12',
  'q=zzz',
  'q=an',
  'q=rojas&isOwner=true',
]

/** What admins list and find besides users and properties. */
export const listMixes = {
  'admin bookings': {
    path: 'reservation',
    paths: [
      '',
      'sort=start',
      'status=completed',
      'q=bodega',
      'q=rojas%20777',
      'money=refund_failed',
      'q=zzz',
    ],
  },
  'admin payments': {
    path: 'payments',
    paths: [
      '',
      'standing=part_refunded',
      'standing=disputed',
      'currency=PEN',
      'q=rojas%20777',
      'q=bodega',
      'q=zzz',
    ],
  },
  'admin reviews': {
    path: 'review',
    paths: [
      '',
      'sort=rating',
      'isVerified=false',
      'writtenBy=owner',
      'q=luminoso',
      'q=puntual%20777',
      'q=zzz',
    ],
  },
  'admin posts': {
    path: 'publications',
    paths: ['', 'sort=title', 'isVerified=false&isActive=true', 'q=imprenta', 'q=777', 'q=zzz'],
  },
  audit: {
    path: 'audit',
    paths: ['', 'entity=property', 'action=user.setOwner', 'q=bodega', 'q=rojas%20777', 'q=zzz'],
  },
  'trash of properties': { path: 'listlocationstrash', paths: ['', 'q=bodega', 'q=zzz'] },
  'trash of users': { path: 'listuserstrash', paths: ['', 'q=rojas', 'q=zzz'] },
  'owner balances': { path: 'ledger/owners', paths: ['', 'q=rojas', 'q=zzz'] },
  'admin find': { path: 'find', paths: ['q=rojas', 'q=bodega', 'q=imprenta%20777', 'q=santiago', 'q=zzz'] },
} as const

/** How many pages after the last numbered one count as deep. */
const steps = 200
const lastNumbered = 125

/** Returns cursors far down the list, or none when the catalogue ends before. */
export const deepMix = async (searchBase: string): Promise<string[]> => {
  const read = async (query: string) => (await (await fetch(searchBase + query)).json()) as SearchResult
  const found: string[] = []
  let { nextCursor } = await read(`page=${lastNumbered}`)
  for (let step = 0; step < steps && nextCursor; step += 1) {
    if (step >= steps - 8) found.push(`cursor=${nextCursor}`)
    nextCursor = (await read(`cursor=${nextCursor}`)).nextCursor
  }
  return found
}

/** A column, a comparison, and the value or bounds. */
export type PeerCondition =
  | readonly [column: string, comparison: 'eq' | 'contains', value: string | boolean]
  | readonly [column: string, comparison: 'between', from: number, to: number]

export interface PeerRequest {
  /** The query for our search. */
  readonly ours: string
  readonly order: 'newest' | 'cheapest'
  /** The equivalent conditions for a peer, all of which must be met. */
  readonly conditions: readonly PeerCondition[]
}

/** The number of properties on a page. */
export const pageSize = 8

/** The columns that a card shows. */
export const peerCardColumns = [
  'name',
  'image',
  'zone_id',
  'zone_name',
  'city',
  'state',
  'country',
  'street',
  'type',
  'is_active',
  'is_verified',
  'rental_mode',
  'monthly_price',
  'hourly_price',
  'shown_price',
  'currency',
  'area',
  'public_latitude',
  'public_longitude',
  'vault',
  'garage',
  'cleaning',
  'bathrooms',
  'wifi',
  'security',
]

const asked = (
  ours: string,
  conditions: readonly PeerCondition[],
  order: PeerRequest['order'] = 'newest',
): PeerRequest => ({ ours, order, conditions: [['listed', 'eq', true], ...conditions] })

/** The same requests for our search and for the peers. All responses include the total. */
export const peerRequests: Readonly<Record<string, readonly PeerRequest[]>> = {
  browsing: [
    asked('', []),
    asked('type=room', [['type', 'eq', 'room']]),
    asked('city=Santiago', [['city', 'eq', 'Santiago']]),
    asked('city=Lima&type=galpon', [
      ['city', 'eq', 'Lima'],
      ['type', 'eq', 'galpon'],
    ]),
    asked('sort=price_asc&country=Chile', [['country', 'eq', 'Chile']], 'cheapest'),
  ],
  text: [
    asked('q=bodega', [['search', 'contains', 'bodega']]),
    asked('q=casa%20condor', [
      ['search', 'contains', 'casa'],
      ['search', 'contains', 'condor'],
    ]),
    asked('q=777', [['search', 'contains', '777']]),
  ],
  filters: [
    asked('services=wifi,security', [
      ['wifi', 'eq', true],
      ['security', 'eq', true],
    ]),
    asked('minArea=50&maxArea=80', [['area', 'between', 50, 80]]),
  ],
}

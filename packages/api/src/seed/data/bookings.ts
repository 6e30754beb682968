import type { ReservationState } from '@metrolibre/contract'
import { soles } from './properties/property-seed.ts'

/**
 * A booking by month. `start` is days from today, moved to the first of a month when the exact day is
 * unimportant.
 */
export interface MonthlyBookingSeed {
  readonly property: string
  readonly room?: string
  readonly tenant: string
  readonly start: number
  readonly months: number
  readonly state: ReservationState
  /** Paid by a recorded bank transfer instead of a card. */
  readonly transfer?: true
  /** Paid month by month; only the first month is paid so far. */
  readonly monthly?: true
}

const booking = (
  property: string,
  room: string | undefined,
  tenant: string,
  start: number,
  months: number,
  state: ReservationState,
  transfer?: true,
): MonthlyBookingSeed => ({ property, room, tenant, start, months, state, transfer })

export const monthlyBookings: readonly MonthlyBookingSeed[] = [
  booking('casona-el-compas', 'Pieza del balcón', 'tenant', -25, 4, 'active'),
  booking('casona-el-compas', 'Sala de la chimenea', 'greta.trazo', -60, 6, 'active'),
  booking('casona-el-compas', 'Altillo', 'tenant', -210, 3, 'completed'),
  booking('casona-el-compas', 'Pieza del patio', 'celeste.escala', -150, 2, 'completed'),
  booking('casona-el-compas', 'Pieza del patio', 'olivia.vertice', 30, 3, 'confirmed'),
  booking('casa-taller-la-escuadra', undefined, 'benito.braza', -320, 6, 'completed'),
  booking('casa-taller-la-escuadra', undefined, 'dante.cateto', 45, 6, 'confirmed', true),
  booking('patio-matta', 'Taller 1', 'abril.tiza', -40, 12, 'active'),
  booking('patio-matta', 'Taller 2', 'celeste.escala', 14, 6, 'confirmed'),
  booking('patio-matta', 'Taller 4', 'fermin.pulgada', -130, 3, 'completed'),
  booking('galpon-quilicura-norte', undefined, 'hugo.milla', -200, 4, 'completed', true),
  booking('galpon-quilicura-norte', undefined, 'hugo.milla', 60, 6, 'awaiting_transfer'),
  booking('oficina-torre-regla', undefined, 'olivia.vertice', -95, 2, 'completed'),
  booking('oficina-torre-regla', undefined, 'emilia.angulo', 35, 3, 'refund_pending'),
  booking('bodega-pudahuel', 'Bodega norte', 'hugo.milla', -20, 3, 'active'),
  booking('bodega-pudahuel', 'Bodega sur', 'benito.braza', 25, 2, 'expired'),
  booking('bodega-san-bernardo', undefined, 'dante.cateto', -100, 3, 'completed'),
  booking('bodega-san-bernardo', undefined, 'fermin.pulgada', 20, 3, 'contract_signed'),
  booking('cowork-irarrazaval', 'Pieza mediana', 'ramona.tangente', -28, 1, 'completed'),
  booking('cowork-irarrazaval', 'Pieza chica', 'tenant', 40, 2, 'cancelled'),
  booking('cowork-irarrazaval', 'Pieza chica', 'celeste.escala', 70, 2, 'held'),
  booking('galpon-cerrillos', undefined, 'dante.cateto', -280, 5, 'completed', true),
  booking('galpon-cerrillos', undefined, 'greta.trazo', 90, 3, 'cancelled'),
  booking('taller-san-miguel', undefined, 'emilia.angulo', 28, 4, 'awaiting_payment'),
  booking('casa-la-plomada', undefined, 'ramona.tangente', -50, 6, 'active'),
  booking('casa-cerro-la-cota', undefined, 'abril.tiza', -170, 3, 'completed'),
  { ...booking('casa-cerro-la-cota', undefined, 'tenant', 65, 2, 'confirmed'), monthly: true },
  booking('talleres-el-muelle', 'Oficina del práctico', 'olivia.vertice', -35, 5, 'active'),
  booking('talleres-el-muelle', 'Sala de mapas', 'greta.trazo', -220, 4, 'completed'),
  booking('talleres-el-muelle', 'Bodega de velas', 'fermin.pulgada', -80, 8, 'active'),
  booking('talleres-el-muelle', 'Cabina', 'celeste.escala', 15, 1, 'refunded'),
  booking('local-libertad-vina', undefined, 'benito.braza', 50, 6, 'needs_review'),
  booking('galpon-placilla', undefined, 'hugo.milla', -300, 3, 'completed'),
  booking('piezas-quilpue', 'Sala de la higuera', 'ramona.tangente', -70, 6, 'active'),
  booking('piezas-quilpue', 'Sala del naranjo', 'emilia.angulo', -55, 5, 'active'),
  booking('laboratorio-bio-bio', undefined, 'olivia.vertice', -240, 4, 'completed'),
  booking('talleres-tucapel', 'Taller grande', 'tenant', -340, 2, 'completed'),
  booking('talleres-tucapel', 'Taller del fondo', 'celeste.escala', -15, 3, 'active'),
  booking('galpon-talcahuano', undefined, 'dante.cateto', 33, 2, 'expired'),
  booking('terreno-coronel', undefined, 'hugo.milla', -65, 9, 'active', true),
  booking('quinta-barranco', 'Salón de baile', 'karina.hilo', -90, 7, 'active'),
  booking('quinta-barranco', 'Ambiente del mirador', 'lucio.metro', -160, 3, 'completed'),
  booking('quinta-barranco', 'Cuarto azul', 'norberto.grado', 22, 4, 'confirmed'),
  booking('oficina-miraflores', undefined, 'lucio.metro', 48, 6, 'confirmed'),
  booking('almacen-ate', undefined, 'joaquin.tupu', -190, 3, 'completed'),
  booking('casa-pueblo-libre', undefined, 'irene.codo', -120, 2, 'completed'),
  booking('casa-pueblo-libre', undefined, 'micaela.onza', 38, 5, 'cancelled'),
  booking('terreno-lurin', undefined, 'joaquin.tupu', -45, 10, 'active'),
  booking('local-surquillo', undefined, 'micaela.onza', -260, 5, 'completed'),
  booking('local-surquillo', undefined, 'irene.codo', 18, 6, 'refunded'),
  booking('galpon-villa-el-salvador', undefined, 'norberto.grado', -75, 6, 'active'),
  booking('casona-sillar', 'Bóveda del horno', 'irene.codo', -30, 6, 'active'),
  booking('casona-sillar', 'Cuarto del telar', 'karina.hilo', -145, 3, 'completed'),
  booking('terreno-sachaca', undefined, 'joaquin.tupu', 55, 8, 'confirmed'),
]

/**
 * A paid booking by month whose tenant moved it to other dates of the same length. Both starts are days from
 * today.
 */
export const dateChangeSeed = {
  property: 'galpon-cerrillos',
  tenant: 'tenant',
  start: 130,
  movedTo: 160,
  months: 2,
} as const

/** The paid bookings whose tenants ask to cancel them, by place and tenant: one of each owner's account. */
export const cancellationSeeds = [
  {
    property: 'casona-el-compas',
    room: 'Pieza del patio',
    tenant: 'olivia.vertice',
    reason: 'found_other',
    message: 'Nos salió un local con bodega propia. Gracias por mostrarnos la pieza.',
    hoursAgo: 10,
  },
  {
    property: 'quinta-barranco',
    room: 'Cuarto azul',
    tenant: 'norberto.grado',
    reason: 'not_needed',
    message: 'Nos mudamos a Trujillo antes de lo pensado.',
    hoursAgo: 30,
  },
] as const

interface OwnerTransferSeed {
  readonly reference: string
  readonly monthsAgo: number
  readonly amount: number
  /** The reference of the transfer that it takes back. */
  readonly corrects?: string
}

interface LedgerSeed {
  readonly property: string
  readonly commissionPercent: number
  readonly transfers: readonly OwnerTransferSeed[]
}

/** What was agreed with the owners' accounts and transferred to them, oldest first. */
export const ledgerSeeds: readonly LedgerSeed[] = [
  {
    property: 'casona-el-compas',
    commissionPercent: 8,
    transfers: [
      { reference: 'BCO-2041', monthsAgo: 6, amount: 483_000 },
      { reference: 'BCO-2057', monthsAgo: 2, amount: 842_300 },
      { reference: 'BCO-2057, monto errado', monthsAgo: 2, amount: -842_300, corrects: 'BCO-2057' },
      { reference: 'BCO-2058', monthsAgo: 2, amount: 423_200 },
    ],
  },
  {
    property: 'quinta-barranco',
    commissionPercent: 7.5,
    transfers: [
      { reference: 'BCO-3107', monthsAgo: 4, amount: soles(5_272.5) },
      { reference: 'BCO-3122', monthsAgo: 1, amount: soles(12_400) },
    ],
  },
]

/**
 * A place that is booked by the hour repeatedly: every `every` days, from `since` days ago and into the
 * future.
 */
export interface HourlySeriesSeed {
  readonly property: string
  readonly room?: string
  readonly tenants: readonly string[]
  readonly since: number
  readonly every: number
  /** The first slots, used in turn. */
  readonly slots: readonly number[]
  readonly ahead: number
}

export const hourlySeries: readonly HourlySeriesSeed[] = [
  {
    property: 'estudio-diapason',
    room: 'Sala A',
    tenants: ['tenant', 'celeste.escala', 'emilia.angulo'],
    since: 150,
    every: 6,
    slots: [19, 16, 20],
    ahead: 2,
  },
  {
    property: 'estudio-diapason',
    room: 'Sala B',
    tenants: ['olivia.vertice', 'ramona.tangente'],
    since: 120,
    every: 9,
    slots: [11, 18],
    ahead: 1,
  },
  {
    property: 'cocina-vapor',
    tenants: ['benito.braza', 'tenant'],
    since: 140,
    every: 8,
    slots: [8, 14],
    ahead: 2,
  },
  {
    property: 'sala-la-reina',
    tenants: ['celeste.escala', 'abril.tiza'],
    since: 130,
    every: 7,
    slots: [10, 18],
    ahead: 1,
  },
  {
    property: 'estudio-foto-vina',
    tenants: ['greta.trazo', 'olivia.vertice'],
    since: 125,
    every: 10,
    slots: [10, 15],
    ahead: 1,
  },
  {
    property: 'casa-san-pedro',
    tenants: ['emilia.angulo', 'dante.cateto'],
    since: 110,
    every: 12,
    slots: [11],
    ahead: 1,
  },
  {
    property: 'taller-textil-la-victoria',
    room: 'Isla de costura',
    tenants: ['karina.hilo', 'norberto.grado'],
    since: 135,
    every: 7,
    slots: [9, 14],
    ahead: 1,
  },
  {
    property: 'estudio-podcast-lince',
    room: 'Cabina uno',
    tenants: ['lucio.metro', 'micaela.onza'],
    since: 120,
    every: 8,
    slots: [17, 10],
    ahead: 2,
  },
  {
    property: 'casa-yanahuara',
    tenants: ['irene.codo', 'karina.hilo'],
    since: 100,
    every: 11,
    slots: [10, 15],
    ahead: 1,
  },
]

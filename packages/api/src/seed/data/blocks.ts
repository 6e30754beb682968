/** A period in which an owner rents nothing out, in days from today. */
interface BlockSeed {
  readonly property: string
  readonly room?: string
  readonly from: number
  readonly days: number
  readonly note: string
}

/** They are free of bookings. */
export const blockSeeds: readonly BlockSeed[] = [
  { property: 'casona-el-compas', room: 'Altillo', from: 12, days: 14, note: 'Pintura del altillo' },
  { property: 'galpon-cerrillos', from: 21, days: 9, note: 'Cambio de techumbre' },
]

import type { Reservation } from '@metrolibre/contract'

const range = { start: Date.parse('2080-12-07T03:00:00Z'), end: Date.parse('2081-03-07T03:00:00Z') }

/** A reservation of a room for three months, signed and waiting for its payment, for tests. */
export const booking = (changes: Partial<Reservation> = {}): Reservation => ({
  id: '7b8f1e9a-4a39-4a3e-9a51-0a4a9d3a1c11',
  status: 'awaiting_payment',
  ...range,
  leaseRange: range,
  timeZone: 'America/Santiago',
  startDate: '2080-12-07',
  endDate: '2081-03-07',
  startSlot: null,
  endSlot: null,
  isDaily: false,
  timeQuantity: 3,
  unitPrice: 520_000,
  price: 1_560_000,
  currency: 'CLP',
  created: new Date().toISOString(),
  holdExpiresAt: Date.now() + 600_000,
  serverTime: Date.now(),
  location: {
    id: '1b8f1e9a-4a39-4a3e-9a51-0a4a9d3a1c11',
    name: 'Taller Lastarria',
    image: null,
    imageVariants: [],
    propertyType: 'room',
    zone: {
      id: '2b8f1e9a-4a39-4a3e-9a51-0a4a9d3a1c11',
      zone: 'Santiago',
      city: 'Santiago',
      state: 'Metropolitana',
      country: 'Chile',
    },
    country: 'Chile',
    address: 'Merced',
    addressIsExact: false,
  },
  room: { id: '3b8f1e9a-4a39-4a3e-9a51-0a4a9d3a1c11', name: 'pieza norte', image: null, imageVariants: [] },
  contract: null,
  payment: null,
  files: [],
  extends: null,
  ...changes,
})

import { describe, expect, it } from 'vitest'
import type { PlaceRow } from '../reservation-core/place-repository.ts'
import { contractCodeOf, landlordBeforePayment, landlordOf, toDocument, type Agreed } from './to-document.ts'

const place = {
  owner: { firstName: 'Rosa', lastName: 'Quispe', companyName: null, rut: '10406180411' },
  property: {
    type: 'entire',
    landUse: 'residential',
    country: 'Perú',
    street: 'Jirón El Eco',
    address: 'Jirón El Eco 2210',
    zoneName: 'Lince',
    city: 'Lima',
    area: 80,
    garage: 0,
    commonExpenses: 5000,
    expensesCover: ['water'],
    deposit: null,
    depositMonths: null,
    depositIsLost: null,
    parkingPrice: null,
  },
  room: null,
} as unknown as PlaceRow
const agreed: Agreed = {
  rentalMode: 'month',
  startDate: '2026-12-07',
  endDate: '2027-03-07',
  startSlot: null,
  endSlot: null,
  timeZone: 'America/Lima',
  unitPrice: 100,
  quantity: 3,
  total: 300,
  currency: 'PEN',
  name: 'Cabina',
}
const rosa = { name: 'Rosa Quispe', taxNumber: '10406••••••', representative: null }
const told = { landlord: rosa, address: 'Jirón El Eco, Lince, Lima', mandate: null }
const terms = { company: 'Taller' } as Parameters<typeof toDocument>[2]
const write = (changes: Partial<Agreed> = {}, where = place, url = 'https://metrolibre.example') =>
  toDocument({ ...agreed, ...told, ...changes }, where, terms, url)

describe('the contents of a contract', () => {
  it('are the agreed place, period and price', () => {
    expect(write()).toEqual({
      kind: 'lease',
      landlord: rosa,
      country: 'Perú',
      place: {
        name: 'Cabina',
        address: 'Jirón El Eco, Lince, Lima',
        city: 'Lima',
        area: 80,
        kind: 'entire',
        landUse: 'residential',
      },
      stay: {
        rentalMode: 'month',
        startDate: '2026-12-07',
        endDate: '2027-03-07',
        startSlot: null,
        endSlot: null,
        timeZone: 'America/Lima',
      },
      quote: { unitPrice: 100, quantity: 3, total: 300, currency: 'PEN' },
      movingCosts: [
        {
          id: 'booking',
          amount: { amount: 300, currency: 'PEN' },
          unit: 'month',
          quantity: 3,
          isLowest: false,
          isRest: false,
        },
        { id: 'expenses', amount: { amount: 5000, currency: 'PEN' }, covers: ['water'] },
        { id: 'unstated', costs: ['deposit'] },
        { id: 'free', until: Date.parse('2026-12-01T05:00:00Z') - 1, unit: 'month' },
      ],
      terms,
      verifyUrl: 'https://metrolibre.example/contrato',
    })
    expect(write({}, place, 'https://metrolibre.example/').verifyUrl).toBe(
      'https://metrolibre.example/contrato',
    )
  })

  it('describe the room when a room is rented', () => {
    const room = { name: 'Pieza norte', area: 12 }
    const inRoom = { ...place, room } as PlaceRow
    expect(write({}, inRoom).place).toMatchObject({ room: 'Pieza norte', area: 12, kind: 'room' })
    const unmeasured = { ...place, room: { ...room, area: null } } as unknown as PlaceRow
    expect(write({}, unmeasured).place).toEqual({
      name: 'Cabina',
      room: 'Pieza norte',
      address: told.address,
      city: 'Lima',
      kind: 'room',
      landUse: 'residential',
    })
  })

  it('refer to the extended contract in an addendum', () => {
    expect(write({ previousReservationId: 'abcdef01-2345' })).toMatchObject({
      kind: 'addendum',
      formerCode: 'ABCDEF01',
    })
    expect(write({ previousReservationId: null })).not.toHaveProperty('formerCode')
  })
})

const signed = {
  signedOn: '2026-11-20',
  onPaper: false,
  sha256: 'a'.repeat(64),
  signer: 'Ana Vara',
  typedSignature: 'Ana Vara',
}

describe('the landlord and the place', () => {
  it('are named in full before the payment, with a part of the number, the street and the mandate’s date', () => {
    expect(landlordBeforePayment(place, null)).toEqual(told)
    const { mandate } = landlordBeforePayment(place, signed)
    expect(mandate).toEqual({ ...signed, sha256: null, typedSignature: null })
    const company = { ...place, owner: { ...place.owner, companyName: 'Eco SAC', rut: '76.333.222-1' } }
    expect(landlordBeforePayment(company, signed).landlord).toEqual({
      name: 'Eco SAC',
      taxNumber: '76.33•.•••-•',
      representative: 'Ana Vara',
    })
    const numberless = { ...place, owner: { ...place.owner, rut: null } }
    expect(landlordBeforePayment(numberless, null).landlord.taxNumber).toBeNull()
  })

  it('are not represented where somebody lets under their own name', () => {
    const { owner } = place
    expect(landlordOf(place, signed).representative).toBeNull()
    const own = { ...place, owner: { ...owner, companyName: 'ROSA  QUISPE' } }
    expect(landlordOf(own, { ...signed, signer: 'Rosa Quispe Mamani' }).representative).toBeNull()
  })

  it('are shown in the signed contract by company, or else by full name', () => {
    const { owner } = place
    const taxNumber = '10406180411'
    expect(landlordOf(place, null)).toEqual({ name: 'Rosa Quispe', taxNumber, representative: null })
    expect(landlordOf({ ...place, owner: { ...owner, lastName: '' } }, null).name).toBe('Rosa')
    // A company is represented by the signer of its mandate, or else by whom its profile names.
    const company = { ...place, owner: { ...owner, companyName: 'Eco SAC' } }
    expect(landlordOf(company, null)).toEqual({ name: 'Eco SAC', taxNumber, representative: 'Rosa Quispe' })
    expect(landlordOf(company, signed).representative).toBe('Ana Vara')
    const named = { ...company, owner: { ...company.owner, representativeName: 'Luis Eco' } }
    expect(landlordOf(named, null).representative).toBe('Luis Eco')
  })

  it('come with a reference that people can read out', () => {
    expect(contractCodeOf('abcdef01-2345-6789')).toBe('ABCDEF01')
  })
})

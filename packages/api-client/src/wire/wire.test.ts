import { QueryClient } from '@tanstack/react-query'
import type { Image, PropertyDetail, PublicRoom, Reservation, Visit } from '@metrolibre/contract'
import { expect, it } from 'vitest'
import { configureApi } from '../configure.ts'
import { properties } from '../resources/properties.ts'
import { unitPriceOf } from './prices.ts'
import { readAvailability, readOwnerProperties, readProperty, readSearchResult } from './properties.ts'
import { readMine, readReservation, sendBooked, sendWish } from './reservations.ts'
import { readVisit } from './visits.ts'

const picture = { id: 'i' } as Image
const room = {
  id: 'r',
  locationId: 'p',
  squareMeter: 12,
  isDaily: true,
  value: null,
  dailyValue: 5000,
  imagesRoom: [picture],
} as PublicRoom
const property = {
  id: 'p',
  isDaily: false,
  value: 450_000,
  dailyValue: null,
  rooms: 1,
  roomsDetails: [room],
  imagesLocation: [picture],
} as unknown as PropertyDetail
const period = { start: Date.parse('2026-12-07T03:00:00Z'), end: Date.parse('2027-03-07T03:00:00Z') }
const booked = {
  id: 'b',
  isDaily: false,
  ...period,
  leaseRange: period,
  timeQuantity: 3,
  unitPrice: 450_000,
  price: 1_350_000,
  currency: 'CLP',
  location: { id: 'p' },
  room: null,
} as Reservation

const wireNames = [
  'isDaily',
  'value',
  'dailyValue',
  'locationId',
  'squareMeter',
  'locations',
  'imagesLocation',
  'imagesRoom',
  'roomsDetails',
]
const reservationNames = ['leaseRange', 'timeQuantity', 'price', 'location', 'start', 'end', 'isDaily']

it('gives a property and its rooms the domain names and keeps none of the wire names', () => {
  const read = readProperty(property)
  expect(read).toMatchObject({ rentalMode: 'month', monthlyPrice: 450_000, hourlyPrice: null, roomCount: 1 })
  expect(read.images).toEqual([picture])
  expect(read.rooms[0]).toMatchObject({
    propertyId: 'p',
    images: [picture],
    area: 12,
    rentalMode: 'hour',
    hourlyPrice: 5000,
  })
  expect(Object.keys(read).filter((name) => wireNames.includes(name))).toEqual([])
  expect(Object.keys(read.rooms[0]!).filter((name) => wireNames.includes(name))).toEqual([])
  expect([unitPriceOf(read), unitPriceOf(read.rooms[0]!)]).toEqual([450_000, 5000])
})

it('reads lists without changing fields that are not renamed', () => {
  const zone = { id: 'z' }
  const answer = { locations: [{ ...property, zone }], total: 1, counts: {} } as never
  const { properties: list, ...rest } = readSearchResult(answer)
  expect(rest).toEqual({ total: 1, counts: {} })
  expect(list[0]!.zone).toBe(zone)
  const owner = { id: 'o', firstName: 'Inés' }
  const owned = readOwnerProperties({ view: 'public', owner, locations: [property] })
  expect(owned.properties[0]!.rooms[0]).toMatchObject({ area: 12 })
  expect(readAvailability({ locationId: 'p', isDaily: true, busy: [] } as never)).toEqual({
    propertyId: 'p',
    rentalMode: 'hour',
    busy: [],
  })
})

it('reads the place of a visit as its property', () => {
  const { property: place, ...rest } = readVisit({ id: 'v', location: { id: 'p' } } as Visit)
  expect(place).toEqual({ id: 'p' })
  expect(rest).toEqual({ id: 'v' })
})

it('caches data under the domain names', async () => {
  const answer = { locations: [], clusters: [] }
  configureApi({ baseUrl: 'http://api.example', fetch: () => Promise.resolve(Response.json(answer)) })
  const client = new QueryClient()
  expect(await client.fetchQuery(properties.map())).toEqual({ properties: [], clusters: [] })
})

it('reads a reservation as a stay with its quote, and the additional fields of each side', () => {
  const read = readReservation(booked)
  expect(read).toMatchObject({
    period,
    rentalMode: 'month',
    quantity: 3,
    unitPrice: 450_000,
    total: 1_350_000,
  })
  expect(read.property).toBe(booked.location)
  expect(Object.keys(read).filter((name) => reservationNames.includes(name))).toEqual([])
  const client = { id: 'c', firstName: 'Camila', lastName: 'Prueba', companyName: null }
  const mine = readMine({ view: 'owner', reservations: [{ ...booked, client }], nextCursor: 'n' })
  expect(mine).toMatchObject({ view: 'owner', nextCursor: 'n', reservations: [{ client, total: 1_350_000 }] })
})

it('sends a stay as its first and last instant, and its quote as the expected one', () => {
  const stay = {
    rentalMode: 'hour',
    timeZone: 'America/Lima',
    startDate: '2026-11-25',
    endDate: '2026-11-25',
    startSlot: 11,
    endSlot: 14,
    quantity: 4,
  } as const
  const quote = { unitPrice: 900, total: 3600, currency: 'PEN' } as const
  expect(sendWish({ propertyId: 'p', roomId: null, stay, quote })).toEqual({
    locationId: 'p',
    roomId: null,
    range: { start: Date.parse('2026-11-25T15:00:00Z'), end: Date.parse('2026-11-25T19:00:00Z') },
    timeQuantity: 4,
    price: 3600,
    currency: 'PEN',
  })
})

it('sends exactly the instants of the server to a checkout', () => {
  const read = readReservation(booked)
  expect(sendBooked(read)).toEqual({
    reservationId: 'b',
    range: period,
    timeQuantity: 3,
    price: 1_350_000,
    currency: 'CLP',
  })
})

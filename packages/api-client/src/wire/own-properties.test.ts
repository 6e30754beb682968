import { OwnRoomUpdate, PropertyDraftUpdate, type OwnListing } from '@metrolibre/contract'
import { parse } from 'valibot'
import { expect, it } from 'vitest'
import { readFieldName, readOwnProperties, sendProperty, sendRoom } from './own-properties.ts'

it('sends only the fields that are named, under their names of the wire format', () => {
  expect(parse(PropertyDraftUpdate, sendProperty({ name: 'Casa', rentalMode: 'hour' }))).toEqual({
    name: 'Casa',
    isDaily: true,
  })
  expect(sendProperty({ area: null })).toEqual({ area: null })
  const room = { area: 12, monthlyPrice: null, hourlyPrice: 5000, rentalMode: 'month' } as const
  expect(parse(OwnRoomUpdate, sendRoom(room))).toEqual({
    squareMeter: 12,
    value: null,
    dailyValue: 5000,
    isDaily: false,
  })
  expect(sendRoom({ name: 'Norte' })).toEqual({ name: 'Norte' })
})

it('names a refused field as forms do', () => {
  expect(['squareMeter', 'dailyValue', 'endLease'].map(readFieldName)).toEqual([
    'area',
    'hourlyPrice',
    'endLease',
  ])
})

it('reads the panel with the facts of each property', () => {
  const listing = {
    id: 'p',
    isDaily: true,
    value: null,
    dailyValue: 9,
    rooms: 0,
    roomsDetails: [],
    imagesLocation: [],
  }
  const facts = {
    next: 'submit',
    requestedBooking: null,
    technicalVisit: null,
    lastPayment: null,
    occupancy: { from: 'a', to: 'b', taken: [] },
  }
  const counts = { draft: 1 } as never
  const read = readOwnProperties({
    locations: [{ ...listing, ...facts } as unknown as OwnListing],
    counts,
    nextCursor: null,
  })
  expect(read.properties[0]).toEqual({
    id: 'p',
    rentalMode: 'hour',
    monthlyPrice: null,
    hourlyPrice: 9,
    roomCount: 0,
    rooms: [],
    images: [],
    ...facts,
  })
})

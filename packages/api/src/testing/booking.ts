import { addMonths, dateAt, startOfDay, type ContractForm, type TimeZone } from '@metrolibre/contract'
import sharp from 'sharp'
import type { UserRow } from '../platform/db/schema/users.ts'

const stroke = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="200"><path
  d="M40 150C80 20 120 20 140 120S200 60 220 130 300 40 320 130 420 90 560 80"
  fill="none" stroke="#10201c" stroke-width="5"/></svg>`

const dataUrl = async (svg: string): Promise<string> => {
  const png = await sharp(Buffer.from(svg)).png().toBuffer()
  return `data:image/png;base64,${png.toString('base64')}`
}

/** A drawn signature. */
export const signature = await dataUrl(stroke)

/** A typed signature. */
export const typedSignature = { kind: 'typed', name: 'Javiera Riquelme Soto' } as const

/** The same drawing, sent as a picture. */
export const pictureSignature = { kind: 'picture', picture: signature } as const

/** An empty canvas. */
export const blankSignature = await dataUrl(
  '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="200"/>',
)

/** A completely black canvas. */
export const filledSignature = await dataUrl(
  '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="200"><rect width="600" height="200"/></svg>',
)

/** A completed contract form. */
export const contractForm: ContractForm = {
  company: 'Taller Greda SpA',
  identity: '16.204.871-K',
  location_uses: 'Taller de cerámica',
  people_fix: 3,
  people_prox: 6,
  represent: 'Javiera Riquelme Soto',
  rut: '77.412.390-5',
  subContractor_email_1: 'uno@greda.example',
  subContractor_email_2: 'dos@greda.example',
  signature,
}

/**
 * Returns a period of whole months in a place's calendar that begins `after` months from the first of next
 * month.
 */
export function monthsFrom(now: Date, after: number, months: number, zone: TimeZone = 'America/Santiago') {
  const first = addMonths(`${dateAt(now.getTime(), zone).slice(0, 8)}01`, 1 + after)
  return { start: startOfDay(first, zone), end: startOfDay(addMonths(first, months), zone) }
}

/** Returns the tenant of a hold as a route would pass it. */
export const asTenant = (user: UserRow) => ({
  user,
  request: { ip: '127.0.0.1', userAgent: 'a browser of the tests', id: 'test' },
})

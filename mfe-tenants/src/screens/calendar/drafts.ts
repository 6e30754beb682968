import type { ContractDraft } from '@metrolibre/contract'
import {
  nullable,
  number,
  object,
  optional,
  safeParse,
  string,
  type GenericSchema,
  type InferOutput,
} from 'valibot'

/** Both kinds of choice; what does not belong to a place's mode stays null. */
const DatesDraft = object({
  start: nullable(string()),
  end: nullable(string()),
  run: nullable(object({ first: number(), last: number() })),
})
export type DatesDraft = InferOutput<typeof DatesDraft>

const text = optional(string())
/** Half-typed values: numbers that are not there yet arrive as null. */
const people = optional(nullable(number()))

const FormDraft = object({
  company: text,
  identity: text,
  location_uses: text,
  people_fix: people,
  people_prox: people,
  represent: text,
  rut: text,
  subContractor_email_1: text,
  subContractor_email_2: text,
})

const datesKey = (propertyId: string, roomId: string | null) =>
  `metrolibre.booking.dates.${propertyId}.${roomId ?? 'entire'}`
const formKey = (reservationId: string) => `metrolibre.booking.contract.${reservationId}`

const read = <S extends GenericSchema>(key: string, schema: S): InferOutput<S> | null => {
  try {
    const result = safeParse(schema, JSON.parse(sessionStorage.getItem(key) ?? 'null'))
    return result.success ? result.output : null
  } catch {
    return null
  }
}

const write = (key: string, value: unknown): void => sessionStorage.setItem(key, JSON.stringify(value))

/** What somebody had chosen at a place; kept in this tab until it is closed or they log out. */
export const datesDraft = {
  read: (propertyId: string, roomId: string | null) => read(datesKey(propertyId, roomId), DatesDraft),
  write: (propertyId: string, roomId: string | null, draft: DatesDraft) =>
    write(datesKey(propertyId, roomId), draft),
}

/** What was typed into the contract of a reservation; never its signature. */
export const formDraft = {
  read: (reservationId: string) => read(formKey(reservationId), FormDraft),
  write: (reservationId: string, { signature: _never, ...terms }: Partial<ContractDraft>) =>
    write(formKey(reservationId), terms),
  forget: (reservationId: string) => sessionStorage.removeItem(formKey(reservationId)),
}

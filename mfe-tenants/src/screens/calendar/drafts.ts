import { useDraft } from '@metrolibre/platform/forms'
import { nullable, number, object, optional, string, type InferOutput } from 'valibot'

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

/** Never the signature. */
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

/** What somebody had chosen at a place. */
export const useDatesDraft = (propertyId: string, roomId: string | null) =>
  useDraft(`booking.dates.${propertyId}.${roomId ?? 'entire'}`, DatesDraft)

/** What was typed into the contract of a reservation. */
export const useContractDraft = (reservationId: string) =>
  useDraft(`booking.contract.${reservationId}`, FormDraft)

import type { Reservation } from '@metrolibre/contract'
import { useDraft } from '@metrolibre/platform/forms'
import { useMemo } from 'react'
import { nullable, number, object, optional, string, type InferOutput } from 'valibot'
import { wholeProperty } from '../../property/paths.ts'

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
  useDraft(`booking.dates.${propertyId}.${roomId ?? wholeProperty}`, DatesDraft)

/**
 * What was typed into the contract of a reservation. The next try at the same place begins with it: whose time ran
 * out, or who took other dates, does not type it again.
 */
export const useContractDraft = ({ id, location, room }: Pick<Reservation, 'id' | 'location' | 'room'>) => {
  const own = useDraft(`booking.contract.${id}`, FormDraft)
  const last = useDraft(`booking.contract.of.${location.id}.${room?.id ?? wholeProperty}`, FormDraft)
  return useMemo(
    () => ({
      read: own.read,
      readOrBegun: () => own.read() ?? last.read(),
      write: (values: InferOutput<typeof FormDraft>) => {
        own.write(values)
        last.write(values)
      },
      forget: own.forget,
      forgetPlace: last.forget,
    }),
    [own, last],
  )
}

import type { Reservation } from '@metrolibre/api-client'
import { wholeProperty } from '@metrolibre/contract'
import { useDraft } from '@metrolibre/platform/forms'
import { useMemo } from 'react'
import { nullable, number, object, optional, string, type GenericSchema, type InferOutput } from 'valibot'
import type { Choice } from '../../features/dates/choice.ts'

const KeptChoice: GenericSchema<Choice> = object({
  startDate: nullable(string()),
  endDate: nullable(string()),
  startSlot: nullable(number()),
  endSlot: nullable(number()),
})

const text = optional(string())
/** In an incomplete draft, a missing number is null. */
const people = optional(nullable(number()))

/** Never contains the signature. */
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

/** Stores the dates that a user has chosen at a place, or for the booking whose dates are changed. */
export const useKeptChoice = (propertyId: string, roomId: string | null, changedId?: string) =>
  useDraft(
    changedId ? `booking.dates.of.${changedId}` : `booking.dates.${propertyId}.${roomId ?? wholeProperty}`,
    KeptChoice,
  )

/**
 * Stores what was typed into the contract of a reservation. The next reservation at the same place starts
 * with it, so that after an expired hold nothing has to be typed again. One that follows a signed contract
 * starts with what was signed.
 */
export const useContractDraft = ({ id, property, room }: Pick<Reservation, 'id' | 'property' | 'room'>) => {
  const own = useDraft(`booking.contract.${id}`, FormDraft)
  const last = useDraft(`booking.contract.of.${property.id}.${room?.id ?? wholeProperty}`, FormDraft)
  return useMemo(
    () => ({
      read: own.read,
      readOrBegun: (signed: InferOutput<typeof FormDraft> | null) => own.read() ?? signed ?? last.read(),
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

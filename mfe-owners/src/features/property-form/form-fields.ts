import { toAmount, type CurrencyCode } from '@metrolibre/contract'
import { toDecimal, toChoice, toFactor, toNumber, type SchemaForm } from '@metrolibre/platform/forms'
import { createContext, useContext } from 'react'
import type { ListingSchema, ListingValues } from '../../listing/listing-values.ts'

/** The form of a property, for the fields of its steps. */
export const ListingFormContext = createContext<SchemaForm<ListingSchema> | null>(null)

/** Returns the form that the fields belong to. */
export const useListingForm = (): SchemaForm<ListingSchema> => {
  const form = useContext(ListingFormContext)
  if (!form) throw new Error('The fields of a property need its form.')
  return form
}

type Field = keyof ListingValues

/** Returns functions that connect a control with a field, by what the field holds. */
export function useFields() {
  const { register, formState } = useListingForm()
  const error = (name: Field) => formState.errors[name]?.message
  return {
    error,
    text: (name: Field) => ({ error: error(name), ...register(name) }),
    /** An empty control is null. */
    number: (name: Field) => ({ error: error(name), ...register(name, { setValueAs: toNumber }) }),
    decimal: (name: Field) => ({ error: error(name), ...register(name, { setValueAs: toDecimal }) }),
    /** A length in metres: 4.500 are four and a half. */
    length: (name: Field) => ({ error: error(name), ...register(name, { setValueAs: toFactor }) }),
    amount: (name: Field, currency: CurrencyCode) => ({
      error: error(name),
      ...register(name, { setValueAs: toAmount(currency) }),
    }),
    /** A choice that may be left open. */
    choice: (name: Field) => register(name, { setValueAs: toChoice }),
  }
}

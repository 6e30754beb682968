import type { SchemaForm } from '@metrolibre/platform/forms'
import { createContext, useContext } from 'react'
import type { PropertySchema } from './form-values.ts'

/** The form of a property, for its groups of fields. */
export const PropertyFormContext = createContext<SchemaForm<PropertySchema> | null>(null)

/** Returns the form that the fields belong to. */
export const usePropertyForm = (): SchemaForm<PropertySchema> => {
  const form = useContext(PropertyFormContext)
  if (!form) throw new Error('The fields of a property need its form.')
  return form
}

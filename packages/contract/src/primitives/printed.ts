import * as v from 'valibot'
import { isPrintable } from '../rules/printable-text.ts'

/**
 * Refuses what documents can't print, for each field that ends in one, so that nobody signs or is named in a document
 * with other letters than they wrote (RULES.md §6.43).
 */
export const printed = <const Schema extends v.GenericSchema<string, string>>(schema: Schema) =>
  v.pipe(schema, v.check(isPrintable, 'validation.unprintable'))

import * as v from 'valibot'
import { locales } from '../messages/messages.ts'

/**
 * The language of the form in which a user's text was written. Answers that were stored for reading without a
 * connection may be older than it.
 */
export const WrittenIn = v.optional(v.picklist(locales), 'es')

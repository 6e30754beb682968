import { CalendarDate, type BulkListName } from '@metrolibre/contract'
import { is } from 'valibot'

export interface FilterChoice {
  /** As in the address. `true` and `false` become booleans of the query. */
  readonly value: string
  readonly label: string
}

/** A filter of a list. Its name is a parameter of the address and of the call. */
export interface AdminListFilter {
  readonly name: string
  readonly label: string
  /** What can be chosen. Without it the filter is a day, `YYYY-MM-DD`. */
  readonly choices?: readonly FilterChoice[]
}

/**
 * What a list can be asked for. The route in `remote.config.ts` must name the parameters: `q`, `sort`, `order`,
 * `cursor` and those of the filters.
 */
export interface AdminListDefinition {
  /** Names the list for saved filters and chosen columns. */
  readonly name: string
  readonly filters: readonly AdminListFilter[]
  /** The rows are called by a feminine word in Spanish: «Todas», «2 elegidas». */
  readonly feminine?: true
  /** What the server calls the list, if it does actions for all rows that match. */
  readonly bulk?: BulkListName
  /** The values of `sort` that the call accepts. */
  readonly sorts: readonly string[]
}

/** What texts about the rows of a list choose their form by. */
export const genderOf = ({ feminine }: AdminListDefinition) => (feminine ? 'feminine' : 'other')

/** Tells whether a value of the address is one that the filter offers. */
export const accepts = ({ choices }: AdminListFilter, value: string): boolean =>
  choices ? choices.some((choice) => choice.value === value) : is(CalendarDate, value)

import { useDates, useIntl } from '@metrolibre/platform'
import type { AdminListFilter } from './list-definition.ts'

const numeric = { day: '2-digit', month: '2-digit', year: 'numeric' } as const

/** Returns a function that writes a filter with its value: «Propietario: sí», «Desde: 01/03/2026». */
export const useFilterText = () => {
  const { formatMessage } = useIntl()
  const dates = useDates()
  return ({ label, choices }: AdminListFilter, value: string): string => {
    const written = choices
      ? (choices.find((choice) => choice.value === value)?.label ?? value)
      : dates.day(value, numeric).replaceAll('-', '/')
    return formatMessage({ id: 'mfe-admin.list.filterValue' }, { filter: label, value: written })
  }
}

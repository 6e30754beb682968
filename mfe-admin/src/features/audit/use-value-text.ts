import { useDates, useIntl } from '@metrolibre/platform'

const isInstant = (text: string): boolean => /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(text)
const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text)

/** Returns a function that writes a recorded value: `sí`, `nada`, a date, a number, or what was stored. */
export const useValueText = () => {
  const { formatMessage } = useIntl()
  const dates = useDates()
  return (value: unknown): string => {
    if (value === null || value === undefined || value === '')
      return formatMessage({ id: 'mfe-admin.audit.nothing' })
    if (typeof value === 'boolean')
      return formatMessage({ id: value ? 'mfe-admin.audit.yes' : 'mfe-admin.audit.no' })
    if (typeof value === 'number') return dates.number(value)
    if (typeof value !== 'string') return JSON.stringify(value)
    if (isInstant(value)) return dates.dateTime(value, 'America/Santiago')
    return isDay(value) ? dates.day(value) : value
  }
}

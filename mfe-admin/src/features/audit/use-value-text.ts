import { officeZone } from '@metrolibre/contract'
import { useDates, useIntl } from '@metrolibre/platform'

const isInstant = (text: string): boolean => /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(text)
/** A stored picture: `public/pictures/rooms/<id>/<hash>/1200.webp`. The beginning of the hash tells two apart. */
const pictureIn = (text: string): string | undefined =>
  /^public\/pictures\/(?:\S+\/)?([\da-f]{6})[\da-f]*\/\d+\.webp$/.exec(text)?.[1]
const isId = (text: string): boolean => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(text)
const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text)

/** Returns a function that writes a recorded value: `sí`, `nada`, a date, a number, a picture, the code of a thing, or what was stored. */
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
    if (isInstant(value)) return dates.dateTime(value, officeZone)
    // The same code names it in lists and in the changes of that thing.
    if (isId(value)) return value.slice(0, 8).toUpperCase()
    const picture = pictureIn(value)
    if (picture) return formatMessage({ id: 'mfe-admin.changes.picture' }, { code: picture.toUpperCase() })
    return isDay(value) ? dates.day(value) : value
  }
}

import { useDates, useIntl, type TextName } from '@metrolibre/platform'

const weekday = { weekday: 'long', day: 'numeric', month: 'long' } as const
const short = { day: 'numeric', month: 'short' } as const

/** Returns the texts of cancellations, and moments as they are written there, by the clock of the place. */
export const useCancellationTexts = () => {
  const { formatMessage } = useIntl()
  const dates = useDates()
  const text = (name: TextName<'mfe-owners.cancellation'>, values?: Record<string, string | number>) =>
    formatMessage({ id: `mfe-owners.cancellation.${name}` }, values)
  return {
    text,
    /** The texts in the details of a booking, which has those of the page not loaded. */
    textInDetails: (
      name: TextName<'mfe-owners.reservation.cancellation'>,
      values?: Record<string, string | number>,
    ) => formatMessage({ id: `mfe-owners.reservation.cancellation.${name}` }, values),
    /** `lunes 23 de noviembre a las 11:52` */
    moment: (instant: number | string, zone: string) =>
      formatMessage(
        { id: 'mfe-owners.reservation.moment' },
        { day: dates.date(instant, zone, weekday).replace(',', ''), time: dates.time(instant, zone) },
      ),
    /** `7 dic` */
    day: (instant: number | string, zone: string) => dates.date(instant, zone, short).replaceAll('.', ''),
    /** `7 dic, 10:00` */
    hour: (instant: number | string, zone: string) =>
      `${dates.date(instant, zone, short).replaceAll('.', '')}, ${dates.time(instant, zone)}`,
  }
}

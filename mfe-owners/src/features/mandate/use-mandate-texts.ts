import { formatExact, type Mandate, type MandateLine } from '@metrolibre/contract'
import { useDates, useIntl, useLocale, type TextName } from '@metrolibre/platform'

const long = { day: 'numeric', month: 'long', year: 'numeric' } as const

/** Returns the texts of mandates, and amounts and dates as they are written there. */
export const useMandateTexts = () => {
  const { locale } = useLocale()
  const { formatMessage } = useIntl()
  const dates = useDates()
  const text = (name: TextName<'mfe-owners.mandate'>, values?: Record<string, string | number>) =>
    formatMessage({ id: `mfe-owners.mandate.${name}` }, values)
  return {
    text,
    /** `$ 450.000 al mes` */
    per: (amount: number, { unit }: MandateLine, { currency }: Mandate) =>
      text(`per.${unit}`, { amount: formatExact({ amount, currency }, locale) }),
    percent: ({ commission }: Mandate) => dates.percent(commission),
    /** `14 de diciembre de 2026`, of a date without a time zone. */
    day: (date: string) => dates.date(`${date}T00:00:00Z`, 'UTC', long),
    /** The same of an instant, by the clock of the place. */
    dayAt: (instant: string | number, zone: string) => dates.date(instant, zone, long),
    moment: (instant: string, zone: string) => dates.dateTime(instant, zone),
  }
}

import type { VisitRange } from '@metrolibre/contract'
import { useDates, useIntl } from '@metrolibre/platform'

const clock = (minutes: number) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`

/** Days of the week with the same hours, as often as they follow each other. */
interface DayRun {
  readonly first: number
  last: number
  readonly hours: string
}

/** Returns what writes visiting hours: `lunes a viernes, 9:00–19:00; sábado, 10:00–13:00`. */
export function useVisitHours() {
  const { formatMessage } = useIntl()
  const { date } = useDates()
  // A Monday at noon, when it is the same day in both countries.
  const weekday = (day: number) => date(Date.UTC(2024, 0, day, 15), 'America/Lima', { weekday: 'long' })
  return (ranges: readonly VisitRange[]): string => {
    const runs: DayRun[] = []
    for (const day of [1, 2, 3, 4, 5, 6, 7]) {
      const hours = ranges
        .filter((span) => span.day === day)
        .toSorted((one, other) => one.from - other.from)
        .map(({ from, to }) => `${clock(from)}–${clock(to)}`)
        .join(', ')
      const run = runs.at(-1)
      if (run && run.last === day - 1 && run.hours === hours) run.last = day
      else if (hours) runs.push({ first: day, last: day, hours })
    }
    return runs
      .map(({ first, last, hours }) => {
        const days =
          first === last
            ? weekday(first)
            : formatMessage(
                { id: 'tenants.property.visitDays' },
                { first: weekday(first), last: weekday(last) },
              )
        return `${days}, ${hours}`
      })
      .join('; ')
  }
}

import { adminHome } from '@metrolibre/api-client'
import { timeZoneOf, type TimeZone } from '@metrolibre/contract'
import { FormattedMessage, Link, useCountry, useDates, useQuery, useSession } from '@metrolibre/platform'
import { Button } from '@metrolibre/ui'
import { ClockCounterClockwise } from '@metrolibre/ui/icons'
import { useState } from 'react'
import { WaitingGrid } from '../../features/home/waiting-grid.tsx'
import { ListFailed, ListWaiting } from '../../page/list-states.tsx'
import { AdminPage } from '../../page/page.tsx'
import { MoneySection } from './money-section.tsx'
import { OccupancySection } from './occupancy-section.tsx'
import { openedWhole } from '../../page/opened-whole.ts'

const today = { weekday: 'long', day: 'numeric', month: 'long' } as const

const partOfDay = (hour: number) => (hour < 12 ? 'morning' : hour < 20 ? 'afternoon' : 'evening')

const hourIn = (timeZone: TimeZone, at: Date): number =>
  Number(new Intl.DateTimeFormat('en-GB', { hour: '2-digit', hourCycle: 'h23', timeZone }).format(at))

export const prefetch = openedWhole((client) =>
  Promise.all([client.prefetchQuery(adminHome.waiting()), client.prefetchQuery(adminHome.money())]),
)

/** The start page of admins: what waits, the money of 30 days, and how much is rented. */
export function Screen() {
  const dates = useDates()
  const { user } = useSession()
  const { data: waiting, isError, error, refetch } = useQuery(adminHome.waiting())
  const count = waiting?.reduce((sum, one) => sum + one.count, 0)
  const [now] = useState(() => new Date())
  const zone = timeZoneOf(useCountry().country)
  return (
    <AdminPage
      title={
        <FormattedMessage
          id={`mfe-admin.home.greeting.${partOfDay(hourIn(zone, now))}`}
          values={{ name: user?.firstName ?? '' }}
        />
      }
      text={
        <>
          <span>{capital(dates.date(now.getTime(), zone, today)).replace(',', '')}.</span>{' '}
          {count !== undefined && (
            <span>
              <FormattedMessage id="mfe-admin.home.count" values={{ count }} />
            </span>
          )}
        </>
      }
      action={
        <Button as={Link} to="/admin/audit" variant="outline" icon={<ClockCounterClockwise />}>
          <FormattedMessage id="mfe-admin.home.changes" />
        </Button>
      }
    >
      {!waiting && (isError ? <ListFailed error={error} onRetry={refetch} /> : <ListWaiting height={200} />)}
      {waiting && <WaitingGrid waiting={waiting} />}
      <MoneySection />
      <OccupancySection />
    </AdminPage>
  )
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

import { adminReservations, type AdminReservation, type ReservationListQuery } from '@metrolibre/api-client'
import { formatExact } from '@metrolibre/contract'
import {
  FormattedMessage,
  type PrefetchContext,
  useIntl,
  useQuery,
  useSearchParams,
  useLocale,
} from '@metrolibre/platform'
import { adminFullName, placeName } from '../../features/booking/booking.ts'
import { BookingsSheetButton } from '../../features/booking/spreadsheet-button.tsx'
import { States, tenantName, useReservationColumns } from '../../features/booking/use-reservation-columns.tsx'
import { useReservationFilters } from '../../features/booking/use-reservation-filters.ts'
import { useStayText } from '../../features/booking/use-stay-text.ts'
import { AdminList } from '../../list/admin-list.tsx'
import { useListAddress } from '../../list/use-list-address.ts'
import { openedWhole } from '../../page/opened-whole.ts'
import { recordPage } from '../../page/record-page.ts'
import { ReservationDialog } from './reservation-dialog.tsx'

const opened = 'reservation'

const page = recordPage({
  title: 'mfe-admin.reservations.title',
  description: 'mfe-admin.reservations.description',
  query: ({ url }) => {
    const id = url.searchParams.get(opened)
    return id === null ? undefined : adminReservations.detail(id)
  },
  nameOf: ({ reservation }) => adminFullName(reservation.client),
})
export const { head } = page

const prefetchList = openedWhole((client) => client.prefetchQuery(adminReservations.list({})))
export const prefetch = (context: PrefetchContext): Promise<unknown> =>
  Promise.all([page.prefetch(context), prefetchList(context)])

export const showsAtOnce = ({ url }: PrefetchContext): boolean => url.search === ''

/** All reservations of the platform. One opens in a dialog over the list, which the address keeps as well. */
export function Screen() {
  const { locale } = useLocale()
  const { formatMessage } = useIntl()
  const [search, setSearch] = useSearchParams()
  const stay = useStayText()
  const list = {
    name: 'reservations',
    feminine: true as const,
    filters: useReservationFilters(),
    sorts: ['created', 'start'],
  }
  const address = useListAddress<ReservationListQuery>(list)
  const result = useQuery(adminReservations.list(address.query))
  const toOf = ({ id }: AdminReservation) => {
    const next = new URLSearchParams(search)
    next.set(opened, id)
    return `/admin/reservations?${next}`
  }
  const close = () => {
    const next = new URLSearchParams(search)
    next.delete(opened)
    setSearch(next, { preventScrollReset: true })
  }
  return (
    <>
      <AdminList
        list={list}
        address={address}
        result={result}
        rowsOf={({ reservations }) => reservations}
        rowId={({ id }) => id}
        rowName={tenantName}
        rowTo={toOf}
        columns={useReservationColumns(toOf)}
        card={(one) => ({
          title: tenantName(one),
          mark: <States reservation={one} />,
          text: (
            <>
              {placeName(one)}
              <br />
              {stay(one)} · <b>{formatExact({ amount: one.total, currency: one.currency }, locale)}</b>
            </>
          ),
        })}
        title={<FormattedMessage id="mfe-admin.reservations.title" />}
        text={<FormattedMessage id="mfe-admin.reservations.description" />}
        action={<BookingsSheetButton query={address.query} total={result.data?.total} />}
        searchLabel={formatMessage({ id: 'mfe-admin.filter.q' })}
        searchExample={formatMessage({ id: 'mfe-admin.filter.qExample' })}
        caption={formatMessage({ id: 'mfe-admin.reservations.caption' })}
        none={<FormattedMessage id="mfe-admin.reservations.none" />}
      />
      <ReservationDialog id={search.get(opened) ?? undefined} onClose={close} />
    </>
  )
}

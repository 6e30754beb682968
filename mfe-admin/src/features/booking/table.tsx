import type { AdminReservation } from '@metrolibre/api-client'
import { useIntl } from '@metrolibre/platform'
import { Panel } from '@metrolibre/ui'
import { Table } from '@metrolibre/ui/parts'
import { useReservationColumns } from './use-reservation-columns.tsx'

interface Props {
  reservations: readonly AdminReservation[]
  onOpen: (id: string) => void
}

/** Some reservations, newest first, in a table that is part of another page. Each row opens its details. */
export function BookingTable({ reservations, onOpen }: Props) {
  const { formatMessage } = useIntl()
  const columns = useReservationColumns(({ id }) => `/admin/reservations?reservation=${id}`)
  return (
    <Panel clip style={{ marginTop: 16 }}>
      <Table
        caption={formatMessage({ id: 'mfe-admin.reservations.caption' })}
        columns={columns
          .filter(({ optional }) => !optional)
          .map(({ sort: _sort, locked: _locked, ...column }) => column)}
        rows={reservations}
        rowId={({ id }) => id}
        onRowPress={({ id }) => onOpen(id)}
      />
    </Panel>
  )
}

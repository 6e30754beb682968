import { timeZoneOf, type AdminUserDetail, type SecurityEvent } from '@metrolibre/contract'
import { chakra, Panel } from '@metrolibre/ui'
import { Table, type TableColumn } from '@metrolibre/ui/parts'
import { useMoment } from '../../words/use-moment.ts'
import { useUserTexts } from './use-user-texts.ts'

interface Props {
  user: AdminUserDetail
  events: readonly SecurityEvent[]
}

/** What happened to the account of a user, newest first. */
export function SecurityTable({ user, events }: Props) {
  const text = useUserTexts()
  const moment = useMoment()
  const zone = timeZoneOf(user.country)
  const columns: TableColumn<SecurityEvent>[] = [
    { id: 'at', label: text('security.at'), nowrap: true, cell: ({ at }) => moment(at, zone) },
    { id: 'what', label: text('security.what'), cell: ({ kind }) => <b>{text(`event.${kind}`)}</b> },
    {
      id: 'where',
      label: text('security.where'),
      cell: ({ network, userAgent }) => (
        <div>
          {network ?? text('none')}
          <chakra.span display="block" color="fg.muted" overflowWrap="anywhere" lineClamp={1}>
            {userAgent}
          </chakra.span>
        </div>
      ),
    },
    {
      id: 'by',
      label: text('security.by'),
      cell: ({ actor }) => (actor && actor.id !== user.id ? actor.firstName : text('security.self')),
    },
  ]
  return (
    <Panel clip>
      <Table caption={text('security.title')} columns={columns} rows={events} rowId={({ id }) => id} />
    </Panel>
  )
}

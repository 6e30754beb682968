import { Badge, Button, IconButton } from '@metrolibre/ui'
import { Table, type TableColumn } from '@metrolibre/ui/parts'
import { ArrowDown, ArrowUp, PencilSimple } from '@metrolibre/ui/icons'
import { useState } from 'react'
import type { Example, StateProps } from '../../example.ts'
import { useGalleryTexts } from '../../texts/use-say.ts'

interface Booking {
  id: string
  place: string
  tenant: string
  amount: string
  paid: boolean
}

const bookings: readonly Booking[] = [
  { id: 'a', place: 'Altillo de Ñuñoa', tenant: 'Rosa Quispe', amount: '$ 450.000', paid: true },
  { id: 'b', place: 'Galpón Quilicura', tenant: 'Matías Rojas', amount: '$ 1.560.000', paid: false },
  { id: 'c', place: 'Terreno Lurín', tenant: 'Ana María Soto', amount: 'S/ 1.900', paid: true },
]

function useColumns(): readonly TableColumn<Booking>[] {
  const say = useGalleryTexts()
  return [
    { id: 'place', label: say('sample.property'), cell: ({ place }) => <b>{place}</b> },
    { id: 'tenant', label: say('sample.tenant'), cell: ({ tenant }) => tenant },
    {
      id: 'state',
      label: say('sample.state'),
      cell: ({ paid }) => (
        <Badge tone={paid ? 'ok' : 'warn'}>{say(paid ? 'sample.paid' : 'sample.pending')}</Badge>
      ),
    },
    { id: 'amount', label: say('sample.amount'), align: 'end', nowrap: true, cell: ({ amount }) => amount },
    {
      id: 'edit',
      label: say('sample.actions'),
      labelHidden: true,
      align: 'end',
      cell: ({ place }) => (
        <IconButton size="sm" label={say('sample.editThat', { name: place })} icon={<PencilSimple />} />
      ),
    },
  ]
}

const rowId = ({ id }: Booking) => id

const Stacking = ({ title }: StateProps) => (
  <Table caption={title} columns={useColumns()} rows={bookings} rowId={rowId} />
)

const Scrolling = ({ title }: StateProps) => (
  <Table caption={title} columns={useColumns()} rows={bookings} rowId={rowId} narrow="scroll" />
)

function Selecting({ title }: StateProps) {
  const [selected, setSelected] = useState('b')
  return (
    <Table
      caption={title}
      columns={useColumns()}
      rows={bookings}
      rowId={rowId}
      selectedId={selected}
      onRowPress={({ id }) => setSelected(id)}
    />
  )
}

/** The header of a column that sorts, and rows that are chosen for an action. */
function Sorting({ title }: StateProps) {
  const [descends, setDescends] = useState(false)
  const columns = useColumns().map((column) =>
    column.id === 'place'
      ? {
          ...column,
          sorted: descends ? ('descending' as const) : ('ascending' as const),
          header: (
            <Button
              variant="ghost"
              size="sm"
              trailingIcon={descends ? <ArrowDown size={14} /> : <ArrowUp size={14} />}
              onClick={() => setDescends(!descends)}
            >
              {column.label}
            </Button>
          ),
        }
      : column,
  )
  return (
    <Table
      caption={title}
      columns={columns}
      rows={descends ? bookings.toReversed() : bookings}
      rowId={rowId}
      isSelected={({ id }) => id !== 'b'}
    />
  )
}

export const table: Example = {
  from: '@metrolibre/ui/parts',
  names: ['Table'],
  about: 'gallery.about.table',
  states: [
    { id: 'stacking', Show: Stacking },
    { id: 'scrolling', Show: Scrolling },
    { id: 'selected', Show: Selecting },
    { id: 'sorted', Show: Sorting },
  ],
}

import type { ArrearsMonth } from '@metrolibre/contract'
import { useDates } from '@metrolibre/platform'
import { Box, chakra } from '@metrolibre/ui'
import type { ListColumn } from '../../list/list-table.tsx'
import { RowLink } from '../../list/row-link.tsx'
import { TypedName } from '../../list/typed-name.tsx'
import { ChargeBadge } from './charge-badge.tsx'
import { useArrearsTexts } from './use-arrears-texts.ts'

export const toArrearsPage = ({ reservation }: Pick<ArrearsMonth, 'reservation'>) =>
  `/admin/arrears/${reservation.id}`

/** How a month stands, with what was done about it. */
export function MonthStanding({ month }: { month: ArrearsMonth }) {
  const { text } = useArrearsTexts()
  const dates = useDates()
  const { standing, isGranted, lastDay, transferAskedAt, last } = month
  const notes = [
    ...(isGranted ? [text('until', { day: dates.day(lastDay) })] : []),
    ...(transferAskedAt ? [text('askedShort')] : []),
    ...(last?.reason ? [last.reason] : []),
  ]
  return (
    <Box minW="0">
      <ChargeBadge state={standing} />
      {notes.length > 0 && (
        <chakra.span display="block" textStyle="small" color="fg.muted" mt="1" overflowWrap="anywhere">
          {notes.join(' · ')}
        </chakra.span>
      )}
    </Box>
  )
}

/** The columns of the list of months that are not paid. */
export const useArrearsColumns = (): ListColumn<ArrearsMonth>[] => {
  const { text, money } = useArrearsTexts()
  const dates = useDates()
  return [
    {
      id: 'client',
      label: text('client'),
      locked: true,
      cell: (month) => (
        <Box minW="0">
          <RowLink id={month.id} to={toArrearsPage(month)}>
            {month.client.name}
          </RowLink>
          <TypedName>
            <chakra.span display="block" color="fg.muted">
              {month.reservation.name}
            </chakra.span>
          </TypedName>
        </Box>
      ),
    },
    {
      id: 'due',
      label: text('dueOn'),
      nowrap: true,
      sort: { by: 'due', first: 'asc', isDefault: true },
      cell: ({ dueOn, number, count }) => (
        <>
          {dates.day(dueOn)}
          <chakra.span display="block" textStyle="small" color="fg.muted">
            {text('monthOf', { number, count })}
          </chakra.span>
        </>
      ),
    },
    { id: 'days', label: text('days'), align: 'end', nowrap: true, cell: ({ days }) => <b>{days}</b> },
    {
      id: 'amount',
      label: text('amount'),
      align: 'end',
      nowrap: true,
      verbatim: true,
      sort: { by: 'amount', first: 'desc' },
      cell: ({ amount, currency }) => <b>{money(amount, currency)}</b>,
    },
    { id: 'state', label: text('state'), cell: (month) => <MonthStanding month={month} /> },
    { id: 'owner', label: text('owner'), cell: ({ owner }) => <TypedName>{owner.name}</TypedName> },
    { id: 'country', label: text('country'), optional: true, cell: ({ country }) => country },
  ]
}

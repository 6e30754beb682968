import { adminVisits, type InspectorVisit } from '@metrolibre/api-client'
import { dateAt } from '@metrolibre/contract'
import {
  Link,
  useDates,
  useIntl,
  useNavigate,
  useQuery,
  useSearchParams,
  type TextName,
} from '@metrolibre/platform'
import { Box, Button, EmptyState, Flex, Heading, Stack } from '@metrolibre/ui'
import { DateInput, Select } from '@metrolibre/ui/form'
import { AgendaRow } from '../../features/visits/agenda-row.tsx'
import { ListFailed, ListWaiting } from '../../page/list-states.tsx'
import { AdminPage } from '../../page/page.tsx'
import { openedWhole } from '../../page/opened-whole.ts'

const dayParts = { weekday: 'long', day: 'numeric', month: 'long' } as const

/** The visits in their order, those of a day together, on the clock of each place. */
function byDay(visits: readonly InspectorVisit[]): [string, InspectorVisit[]][] {
  const days = new Map<string, InspectorVisit[]>()
  for (const visit of visits) {
    const day = dateAt(visit.start, visit.timeZone)
    days.set(day, [...(days.get(day) ?? []), visit])
  }
  return [...days]
}

export const prefetch = openedWhole((client) => client.prefetchQuery(adminVisits.agenda({ when: 'coming' })))

/** The agenda of the inspectors: visits to come, or those that are over, day by day. */
export function Screen() {
  const { formatMessage } = useIntl()
  const { day: writeDay } = useDates()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const text = (name: TextName<'mfe-admin.visits'>) => formatMessage({ id: `mfe-admin.visits.${name}` })
  const when = search.get('when') === 'past' ? 'past' : 'coming'
  const inspector = search.get('inspector') ?? ''
  const day = search.get('day') ?? ''
  const { data, isError, error, refetch } = useQuery(
    adminVisits.agenda({ when, ...(inspector && { inspector }), ...(day && { day }) }),
  )
  const addressOf = (entries: Record<string, string>) => {
    const kept = Object.entries({ when, inspector, day, ...entries }).filter(
      ([name, value]) => value !== '' && !(name === 'when' && value === 'coming'),
    )
    return kept.length > 0 ? `/admin/visits?${new URLSearchParams(kept)}` : '/admin/visits'
  }
  const filter = (entries: Record<string, string>) => navigate(addressOf(entries), { replace: true })
  const names = [...new Set([...(data?.inspectors ?? []), ...(inspector ? [inspector] : [])])]
  return (
    <AdminPage title={text('title')} text={text('description')}>
      <Flex gap="10px" mt="18px" wrap="wrap">
        {(['coming', 'past'] as const).map((part) => (
          <Button
            key={part}
            as={Link}
            to={addressOf({ when: part, day: '' })}
            size="sm"
            variant={part === when ? 'primary' : 'outline'}
            aria-current={part === when ? 'page' : undefined}
          >
            {text(part)}
          </Button>
        ))}
      </Flex>
      <Flex gap="14px" mt="16px" wrap="wrap">
        <Box flex="1 1 220px" maxW="320px">
          <Select
            label={text('inspector')}
            value={inspector}
            onChange={(event) => filter({ inspector: event.target.value })}
            options={[
              { value: '', label: text('all') },
              ...names.map((name) => ({ value: name, label: name })),
            ]}
          />
        </Box>
        <Box flex="1 1 180px" maxW="240px">
          <DateInput
            label={text('day')}
            value={day}
            onChange={(event) => filter({ day: event.target.value })}
          />
        </Box>
      </Flex>
      {!data && (isError ? <ListFailed error={error} onRetry={refetch} /> : <ListWaiting />)}
      {data?.visits.length === 0 && (
        <Box mt="24px">
          <EmptyState title={text('none')} text={text(inspector || day ? 'noneFiltered' : 'noneText')} />
        </Box>
      )}
      {data &&
        byDay(data.visits).map(([date, visits]) => (
          <Box as="section" key={date} mt="26px" aria-labelledby={`day-${date}`}>
            <Heading as="h2" id={`day-${date}`} textStyle="sub" mb="10px">
              {writeDay(date, dayParts)}
            </Heading>
            <Stack as="ul" gap="3" align="stretch" listStyle="none" p="0">
              {visits.map((visit) => (
                <li key={visit.id}>
                  <AgendaRow visit={visit} />
                </li>
              ))}
            </Stack>
          </Box>
        ))}
    </AdminPage>
  )
}

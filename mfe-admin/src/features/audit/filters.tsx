import { auditEntities, compareTexts, maxSearchLength } from '@metrolibre/contract'
import { FormattedMessage, useIntl } from '@metrolibre/platform'
import { Box, Button, chakra, Flex } from '@metrolibre/ui'
import { DateInput, Select, TextInput } from '@metrolibre/ui/form'
import { MagnifyingGlass } from '@metrolibre/ui/icons'
import { useActionChoices } from './use-action-choices.ts'

export const auditFilterNames = ['q', 'entity', 'actorId', 'action', 'from', 'to', 'entityId'] as const
export type AuditFilters = Readonly<Partial<Record<(typeof auditFilterNames)[number], string>>>

interface Props {
  filters: AuditFilters
  actors: readonly { id: string; firstName: string; lastName: string }[]
  /** The actions that were recorded so far. */
  actions: readonly string[]
  onChange: (filters: AuditFilters) => void
}

/** The filters of the record: text, kind of thing, action, person and days. */
export function AuditFilterBar({ filters, actors, actions, onChange }: Props) {
  const { formatMessage } = useIntl()
  const set = (name: keyof AuditFilters, value: string) =>
    onChange({ ...filters, [name]: value || undefined })
  const choices = useActionChoices(actions, filters.entity)
  const label = (name: 'who' | 'what' | 'fromDay' | 'toDay') =>
    formatMessage({ id: `mfe-admin.audit.${name}` })
  const all = formatMessage({ id: 'mfe-admin.audit.all' })
  return (
    <Flex mt="5" gap="3" wrap="wrap" align="flex-end">
      <chakra.search w={{ base: '100%', sm: '220px' }}>
        <chakra.form
          key={filters.q}
          onSubmit={(event) => {
            event.preventDefault()
            const q = new FormData(event.currentTarget).get('q')
            set('q', typeof q === 'string' ? q.trim() : '')
          }}
        >
          <TextInput
            compact
            type="search"
            maxLength={maxSearchLength}
            name="q"
            label={formatMessage({ id: 'mfe-admin.changes.search' })}
            placeholder={formatMessage({ id: 'mfe-admin.changes.searchExample' })}
            defaultValue={filters.q ?? ''}
            prefix={<MagnifyingGlass />}
          />
        </chakra.form>
      </chakra.search>
      <Box w={{ base: '100%', sm: '170px' }}>
        <Select
          compact
          label={label('what')}
          placeholder={all}
          options={auditEntities
            .map((entity) => ({
              value: entity,
              label: formatMessage({ id: `mfe-admin.audit.entity.${entity}` }),
            }))
            .toSorted((one, other) => compareTexts(one.label, other.label))}
          value={filters.entity ?? ''}
          onChange={({ target }) =>
            onChange({ ...filters, entity: target.value || undefined, action: undefined })
          }
        />
      </Box>
      <Box w={{ base: '100%', sm: '170px' }}>
        <Select
          compact
          label={formatMessage({ id: 'mfe-admin.changes.actionLabel' })}
          placeholder={all}
          options={choices}
          value={filters.action ?? ''}
          onChange={({ target }) => set('action', target.value)}
        />
      </Box>
      <Box w={{ base: '100%', sm: '170px' }}>
        <Select
          compact
          label={label('who')}
          placeholder={all}
          options={actors.map(({ id, firstName, lastName }) => ({
            value: id,
            label: `${firstName} ${lastName}`.trim(),
          }))}
          value={filters.actorId ?? ''}
          onChange={({ target }) => set('actorId', target.value)}
        />
      </Box>
      <Box w={{ base: '47%', sm: '150px' }}>
        <DateInput
          compact
          label={label('fromDay')}
          value={filters.from ?? ''}
          onChange={({ target }) => set('from', target.value)}
        />
      </Box>
      <Box w={{ base: '47%', sm: '150px' }}>
        <DateInput
          compact
          label={label('toDay')}
          value={filters.to ?? ''}
          onChange={({ target }) => set('to', target.value)}
        />
      </Box>
      {Object.values(filters).some(Boolean) && (
        <Button variant="ghost" onClick={() => onChange({})}>
          <FormattedMessage id="mfe-admin.filter.clear" />
        </Button>
      )}
    </Flex>
  )
}

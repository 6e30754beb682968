import { auditEntities } from '@metrolibre/contract'
import { FormattedMessage, useIntl } from '@metrolibre/platform'
import { Box, Button, Flex } from '@metrolibre/ui'
import { DateInput, Select } from '@metrolibre/ui/form'

export const auditFilterNames = ['entity', 'actorId', 'action', 'from', 'to', 'entityId'] as const
export type AuditFilters = Readonly<Partial<Record<(typeof auditFilterNames)[number], string>>>

interface Props {
  filters: AuditFilters
  actors: readonly { id: string; firstName: string; lastName: string }[]
  onChange: (filters: AuditFilters) => void
}

/** The filters of the record: kind of thing, person and days. */
export function AuditFilterBar({ filters, actors, onChange }: Props) {
  const { formatMessage } = useIntl()
  const set = (name: keyof AuditFilters, value: string) =>
    onChange({ ...filters, [name]: value || undefined })
  const label = (name: 'who' | 'what' | 'fromDay' | 'toDay') =>
    formatMessage({ id: `mfe-admin.audit.${name}` })
  const all = formatMessage({ id: 'mfe-admin.audit.all' })
  return (
    <Flex mt="5" gap="3" wrap="wrap" align="flex-end">
      <Box w={{ base: '100%', sm: '220px' }}>
        <Select
          compact
          label={label('what')}
          placeholder={all}
          options={auditEntities.map((entity) => ({
            value: entity,
            label: formatMessage({ id: `mfe-admin.audit.entity.${entity}` }),
          }))}
          value={filters.entity ?? ''}
          onChange={({ target }) => set('entity', target.value)}
        />
      </Box>
      <Box w={{ base: '100%', sm: '220px' }}>
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
      <Box w={{ base: '47%', sm: '170px' }}>
        <DateInput
          compact
          label={label('fromDay')}
          value={filters.from ?? ''}
          onChange={({ target }) => set('from', target.value)}
        />
      </Box>
      <Box w={{ base: '47%', sm: '170px' }}>
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

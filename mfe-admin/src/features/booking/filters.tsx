import { moneyTroubles, reservationStates } from '@metrolibre/contract'
import { FormattedMessage, useIntl, type TextName } from '@metrolibre/platform'
import { Box, Button, chakra } from '@metrolibre/ui'
import { DateInput, Select, TextInput } from '@metrolibre/ui/form'
import { MagnifyingGlass } from '@metrolibre/ui/icons'
import type { FormEvent } from 'react'

export const filterNames = ['q', 'status', 'money', 'from', 'to'] as const
export type Filters = Partial<Record<(typeof filterNames)[number], string>>

interface Props {
  filters: Filters
  onChange: (filters: Filters) => void
}

/** Filters by text, state and days. Choices take effect at once, the text when the form is submitted. */
export function FilterBar({ filters, onChange }: Props) {
  const { formatMessage } = useIntl()
  const text = (name: TextName<'mfe-admin.filter'>) => formatMessage({ id: `mfe-admin.filter.${name}` })
  const read = (form: HTMLFormElement): Filters => {
    const data = new FormData(form)
    const entries = filterNames.map((name) => [name, data.get(name)] as const)
    return Object.fromEntries(
      entries.flatMap(([name, value]) =>
        typeof value === 'string' && value.trim() ? [[name, value.trim()]] : [],
      ),
    )
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onChange(read(event.currentTarget))
  }
  const send = ({ currentTarget }: { currentTarget: { form: HTMLFormElement | null } }) =>
    currentTarget.form?.requestSubmit()
  return (
    <search>
      <chakra.form
        key={JSON.stringify(filters)}
        onSubmit={submit}
        mt="5"
        display="flex"
        flexWrap="wrap"
        alignItems="flex-end"
        gap="2"
      >
        <Box flex="2" minW="min(260px, 100%)">
          <TextInput
            compact
            type="search"
            name="q"
            label={text('q')}
            placeholder={text('qExample')}
            defaultValue={filters.q}
            prefix={<MagnifyingGlass />}
          />
        </Box>
        <Box flex="1" minW="190px">
          <Select
            compact
            name="status"
            label={text('status')}
            placeholder={text('all')}
            defaultValue={filters.status ?? ''}
            onChange={send}
            options={reservationStates.map((value) => ({
              value,
              label: formatMessage({ id: `mfe-admin.state.${value}` }),
            }))}
          />
        </Box>
        <Box flex="1" minW="170px">
          <Select
            compact
            name="money"
            label={text('money')}
            placeholder={text('all')}
            defaultValue={filters.money ?? ''}
            onChange={send}
            options={moneyTroubles.map((value) => ({
              value,
              label: formatMessage({ id: `mfe-admin.money.${value}` }),
            }))}
          />
        </Box>
        <Box minW="150px">
          <DateInput compact name="from" label={text('from')} defaultValue={filters.from} onBlur={send} />
        </Box>
        <Box minW="150px">
          <DateInput compact name="to" label={text('to')} defaultValue={filters.to} onBlur={send} />
        </Box>
        <Button type="submit" variant="outline" style={{ marginBottom: 6 }}>
          <FormattedMessage id="mfe-admin.filter.search" />
        </Button>
        {Object.keys(filters).length > 0 && (
          <Button variant="ghost" style={{ marginBottom: 6 }} onClick={() => onChange({})}>
            <FormattedMessage id="mfe-admin.filter.clear" />
          </Button>
        )}
      </chakra.form>
    </search>
  )
}

import { useIntl, type TextName } from '@metrolibre/platform'
import { Flex, SimpleGrid } from '@metrolibre/ui'
import { DateInput } from '@metrolibre/ui/form'
import { FilterChip } from '@metrolibre/ui/parts'
import { useState } from 'react'
import { periodOf, presets, type Period } from './period-presets.ts'

interface Props extends Period {
  today: string
  /** Called with the period of a preset, which fills in both dates. */
  onPreset: (period: Period) => void
}

/** The dates of a stay, with usual periods to choose from. */
export function PeriodFields({ today, onPreset, ...asked }: Props) {
  const { formatMessage } = useIntl()
  const [{ from, to }, setPeriod] = useState<Period>(asked)
  const say = (name: TextName<'tenants.search.filter'>) =>
    formatMessage({ id: `tenants.search.filter.${name}` })
  const choose = (period: Period) => {
    setPeriod(period)
    onPreset(period)
  }
  return (
    <>
      <Flex gap="8px" wrap="wrap" mt={2} mb={3}>
        {presets.map((preset) => (
          <FilterChip key={preset} onClick={() => choose(periodOf(preset, today))}>
            {formatMessage({ id: `tenants.search.preset.${preset}` })}
          </FilterChip>
        ))}
      </Flex>
      {/* The fields keep their own values, so a preset replaces them. */}
      <SimpleGrid key={`${from}/${to}`} columns={2} gap={3}>
        <DateInput label={say('start')} name="from" min={today} defaultValue={from} />
        <DateInput label={say('end')} name="to" min={today} defaultValue={to} />
      </SimpleGrid>
    </>
  )
}

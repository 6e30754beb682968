import { useIntl, type TextName } from '@metrolibre/platform'
import { Box, Flex, SimpleGrid } from '@metrolibre/ui'
import { DateInput } from '@metrolibre/ui/form'
import { FilterChip } from '@metrolibre/ui/parts'
import { useState } from 'react'
import { isSamePeriod, presetPeriodOf, presets, type PeriodPreset } from './period-presets.ts'

interface Props extends PeriodPreset {
  today: string
  /** Called with the period of a preset, which fills in both dates, or with undefined when they are removed. */
  onPreset: (period: PeriodPreset | undefined) => void
}

/** The dates of a stay, with usual periods to choose from. Pressing the chosen one again removes its dates. */
export function PeriodFields({ today, onPreset, ...asked }: Props) {
  const { formatMessage } = useIntl()
  const [period, setPeriod] = useState<PeriodPreset>(asked)
  // The fields keep their own values: each press of a preset creates new ones.
  const [presses, setPresses] = useState(0)
  const say = (name: TextName<'tenants.search.filter'>) =>
    formatMessage({ id: `tenants.search.filter.${name}` })
  const choose = (next: PeriodPreset | undefined) => {
    setPeriod(next ?? noPeriod)
    setPresses(presses + 1)
    onPreset(next)
  }
  return (
    <>
      <Flex gap="8px" wrap="wrap" mt={2} mb={3}>
        {presets.map((preset) => {
          const offered = presetPeriodOf(preset, today)
          const pressed = isSamePeriod(offered, period)
          return (
            <FilterChip key={preset} pressed={pressed} onClick={() => choose(pressed ? undefined : offered)}>
              {formatMessage({ id: `tenants.search.preset.${preset}` })}
            </FilterChip>
          )
        })}
      </Flex>
      <Box key={presses} onChange={({ currentTarget }) => setPeriod(typedIn(currentTarget))}>
        <SimpleGrid columns={2} gap={3}>
          <DateInput label={say('start')} name="from" min={today} defaultValue={period.from} />
          <DateInput label={say('end')} name="to" min={today} defaultValue={period.to} />
        </SimpleGrid>
      </Box>
    </>
  )
}

const noPeriod: PeriodPreset = { from: '', to: '' }

const typedIn = (fields: HTMLElement): PeriodPreset => {
  const valueOf = (name: string) => fields.querySelector<HTMLInputElement>(`[name=${name}]`)?.value ?? ''
  return { from: valueOf('from'), to: valueOf('to') }
}

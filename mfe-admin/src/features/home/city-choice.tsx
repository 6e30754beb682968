import { compareTexts } from '@metrolibre/contract'
import { useIntl } from '@metrolibre/platform'
import { Box } from '@metrolibre/ui'
import { SegmentedControl, Select } from '@metrolibre/ui/form'

interface Props {
  cities: readonly { country: string; city: string }[]
  shown: { country: string; city: string }
  onChoose: (index: number) => void
}

const mostSegments = 5

/** The cities with published properties: side by side while they are few. */
export function CityChoice({ cities, shown, onChoose }: Props) {
  const { formatMessage } = useIntl()
  const label = formatMessage({ id: 'mfe-admin.home.city' })
  const value = String(
    cities.findIndex(({ country, city }) => country === shown.country && city === shown.city),
  )
  const options = cities
    .map(({ city }, index) => ({ value: String(index), label: city }))
    .toSorted((one, other) => compareTexts(one.label, other.label))
  const choose = (chosen: string) => onChoose(Number(chosen))
  const few = cities.length <= mostSegments
  return (
    <>
      {few && (
        <Box display={{ base: 'none', md: 'block' }}>
          <SegmentedControl
            compact
            label={label}
            labelHidden
            options={options}
            value={value}
            onValueChange={choose}
          />
        </Box>
      )}
      <Box display={{ base: 'block', md: few ? 'none' : 'block' }} minW="200px">
        <Select
          compact
          label={label}
          labelHidden
          options={options}
          value={value}
          onChange={({ target }) => choose(target.value)}
        />
      </Box>
    </>
  )
}

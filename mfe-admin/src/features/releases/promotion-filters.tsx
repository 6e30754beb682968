import { compareTexts } from '@metrolibre/contract'
import { useIntl } from '@metrolibre/platform'
import { Box, Flex } from '@metrolibre/ui'
import { Select } from '@metrolibre/ui/form'

export interface PromotionFilter {
  readonly app: string | undefined
  /** The name of who put a version into use. */
  readonly by: string | undefined
}

interface Props {
  filter: PromotionFilter
  apps: readonly string[]
  people: readonly string[]
  onChange: (filter: PromotionFilter) => void
}

/** Filters the promotions by app and by person. */
export function PromotionFilters({ filter, apps, people, onChange }: Props) {
  const { formatMessage } = useIntl()
  const text = (name: 'app' | 'by' | 'everyApp' | 'everybody') =>
    formatMessage({ id: `mfe-admin.releases.${name}` })
  const options = (names: readonly string[]) =>
    names.toSorted(compareTexts).map((value) => ({ value, label: value }))
  return (
    <Flex gap="3" wrap="wrap" w={{ base: '100%', sm: 'auto' }}>
      <Box w={{ base: '100%', sm: '180px' }}>
        <Select
          compact
          label={text('app')}
          placeholder={text('everyApp')}
          options={options(apps)}
          value={filter.app ?? ''}
          onChange={({ target }) => onChange({ ...filter, app: target.value || undefined })}
        />
      </Box>
      <Box w={{ base: '100%', sm: '180px' }}>
        <Select
          compact
          label={text('by')}
          placeholder={text('everybody')}
          options={options(people)}
          value={filter.by ?? ''}
          onChange={({ target }) => onChange({ ...filter, by: target.value || undefined })}
        />
      </Box>
    </Flex>
  )
}

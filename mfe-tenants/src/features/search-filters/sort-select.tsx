import { useIntl } from '@metrolibre/platform'
import { chakra } from '@metrolibre/ui'
import { BareSelect } from '../../parts/bare-select.tsx'
import type { Search } from './search-query.ts'
import { readSort, sortOptions } from './sort.ts'

interface Props {
  search: Search
  onChange: (patch: Search) => void
}

/** The order of the results, shown next to their number; on phones it is in the filter dialog. */
export function SortSelect({ search, onChange }: Props) {
  const { formatMessage } = useIntl()
  return (
    <chakra.label
      data-screen-only
      display={{ base: 'none', md: 'flex' }}
      alignItems="center"
      gap="6px"
      flex="none"
      textStyle="small"
      color="fg.muted"
    >
      {formatMessage({ id: 'tenants.search.order' })}
      <BareSelect
        h="44px"
        color="fg"
        fontWeight="640"
        value={search.sort ?? 'newest'}
        onChange={({ target }) => onChange({ sort: readSort(target.value) })}
      >
        {sortOptions(formatMessage).map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </BareSelect>
    </chakra.label>
  )
}

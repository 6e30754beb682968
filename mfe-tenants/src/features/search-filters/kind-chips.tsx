import type { SearchResult } from '@metrolibre/api-client'
import type { SearchType } from '@metrolibre/contract'
import { useDates, useIntl } from '@metrolibre/platform'
import { chakra } from '@metrolibre/ui'
import { FilterChip } from '@metrolibre/ui/parts'
import { SquaresFour } from '@metrolibre/ui/icons'
import { type ReactNode, useEffect, useRef } from 'react'
import { kindIcons, kindName, propertyKinds } from '../../property/kinds.tsx'

interface Props {
  type: SearchType | undefined
  counts: SearchResult['counts'] | undefined
  onChange: (type: SearchType | undefined) => void
  /** Shown in the row before the kinds. */
  before?: ReactNode
}

const allOf = ({ room, entire, galpon, terreno }: SearchResult['counts']): number | null =>
  room === null || entire === null || galpon === null || terreno === null
    ? null
    : room + entire + galpon + terreno

/** Scrolls the row, but not the page, until the chip is fully visible. */
const bringIntoView = (row: Element, chip: Element) => {
  const [seen, shown] = [row.getBoundingClientRect(), chip.getBoundingClientRect()]
  if (shown.left < seen.left || shown.right > seen.right)
    row.scrollBy({ left: (shown.left + shown.right - seen.left - seen.right) / 2 })
}

/**
 * Chips for the kinds of property with the number of results, where it is known. A property rented by the hour also
 * counts for its own kind.
 */
export function KindChips({ type, counts, onChange, before }: Props) {
  const { formatMessage } = useIntl()
  const { number } = useDates()
  const row = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    const chip = type && row.current?.querySelector('[aria-pressed="true"]')
    if (row.current && chip) bringIntoView(row.current, chip)
  }, [type])
  const shown = (count: number | null | undefined) => (typeof count === 'number' ? number(count) : undefined)
  return (
    <chakra.fieldset
      ref={row}
      aria-label={formatMessage({ id: 'tenants.search.kinds' })}
      display="flex"
      gap="8px"
      flex="1"
      minW="0"
      m="0"
      p={{ base: '10px 12px', md: '12px 16px' }}
      border="0"
      overflowX="auto"
      scrollbarWidth="none"
    >
      {before}
      <FilterChip
        pressed={type === undefined}
        icon={<SquaresFour />}
        count={shown(counts && allOf(counts))}
        onClick={() => onChange(undefined)}
      >
        {formatMessage({ id: 'tenants.search.allKinds' })}
      </FilterChip>
      {propertyKinds.map((kind) => {
        const Icon = kindIcons[kind]
        return (
          <FilterChip
            key={kind}
            pressed={type === kind}
            icon={<Icon />}
            count={shown(counts?.[kind])}
            onClick={() => onChange(type === kind ? undefined : kind)}
          >
            {formatMessage({ id: kindName(kind) })}
          </FilterChip>
        )
      })}
    </chakra.fieldset>
  )
}

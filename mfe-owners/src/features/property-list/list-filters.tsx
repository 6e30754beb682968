import { listingStages, type ListingStage, type StageCounts } from '@metrolibre/contract'
import { useIntl, useSearchParams } from '@metrolibre/platform'
import { Box, Button, Flex } from '@metrolibre/ui'
import { TextInput } from '@metrolibre/ui/form'
import { MagnifyingGlass } from '@metrolibre/ui/icons'
import { FilterChip } from '@metrolibre/ui/parts'
import { type SubmitEvent, useState } from 'react'

/** What the list is narrowed to; it is in the address. */
export interface ListSearch {
  readonly q?: string
  readonly stage?: ListingStage
}

/** Returns what the address narrows the list to, and a function that changes it. */
export const useListSearch = () => {
  const [query, setQuery] = useSearchParams()
  const q = query.get('q')?.trim().slice(0, 120)
  const stage = listingStages.find((known) => known === query.get('stage'))
  const search: ListSearch = { ...(q && { q }), ...(stage && { stage }) }
  const narrow = (next: ListSearch) => setQuery({ ...next }, { replace: true, preventScrollReset: true })
  return { search, narrow }
}

interface Props {
  /** How many properties match the words, per stage; unknown while they are loaded. */
  counts: StageCounts | undefined
  search: ListSearch
  onNarrow: (search: ListSearch) => void
}

/** Narrows the list by words and by stage. */
export function ListFilters({ counts, search, onNarrow }: Props) {
  const { formatMessage } = useIntl()
  const { q = '', stage } = search
  // The typed text belongs to the words searched for; when those change, they are shown.
  const [typed, setTyped] = useState({ over: q, text: q })
  if (typed.over !== q) setTyped({ over: q, text: q })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const words = typed.text.trim()
    onNarrow({ ...(words && { q: words }), ...(stage && { stage }) })
  }
  const toStage = (next?: ListingStage) => onNarrow({ ...(q && { q }), ...(next && { stage: next }) })
  return (
    <Box as="search" display="block" mt="24px">
      <Flex as="form" gap="10px" align="flex-start" maxW="560px" onSubmit={submit}>
        <Box flex="1" minW="0">
          <TextInput
            compact
            labelHidden
            type="search"
            label={formatMessage({ id: 'mfe-owners.panel.search' })}
            placeholder={formatMessage({ id: 'mfe-owners.panel.searchHint' })}
            prefix={<MagnifyingGlass />}
            maxLength={120}
            value={typed.text}
            onChange={({ target }) => setTyped({ over: q, text: target.value })}
          />
        </Box>
        <Button type="submit" variant="outline">
          {formatMessage({ id: 'mfe-owners.panel.find' })}
        </Button>
      </Flex>
      <Flex
        as="fieldset"
        aria-label={formatMessage({ id: 'mfe-owners.panel.filter' })}
        border="0"
        p="0"
        m="0"
        minW="0"
        gap="8px"
        wrap="wrap"
        mt="14px"
      >
        <FilterChip pressed={!stage} onClick={() => toStage()}>
          {formatMessage({ id: 'mfe-owners.panel.all' })}
        </FilterChip>
        {listingStages.map((one) => (
          <FilterChip
            key={one}
            pressed={one === stage}
            count={counts?.[one]}
            onClick={() => toStage(one === stage ? undefined : one)}
          >
            {formatMessage({ id: `mfe-owners.stage.${one}` })}
          </FilterChip>
        ))}
      </Flex>
    </Box>
  )
}

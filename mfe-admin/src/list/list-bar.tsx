import { maxSearchLength } from '@metrolibre/contract'
import { FormattedMessage, useIntl } from '@metrolibre/platform'
import { Box, Button, chakra, Flex } from '@metrolibre/ui'
import { TextInput } from '@metrolibre/ui/form'
import { MagnifyingGlass, X } from '@metrolibre/ui/icons'
import { useState } from 'react'
import { ColumnsButton } from './columns-button.tsx'
import { FilterButton } from './filter-button.tsx'
import type { AdminListDefinition } from './list-definition.ts'
import { useFilterText } from './use-filter-text.ts'
import type { ListColumns } from './use-columns.ts'
import type { ListAddress } from './use-list-address.ts'
import { searchAttribute } from './use-list-keys.ts'

interface Props {
  list: AdminListDefinition
  address: ListAddress
  /** Undefined where there are no columns, on a phone. */
  columns: ListColumns<{ id: string; label: string; locked?: boolean }> | undefined
  searchLabel: string
  searchExample: string
}

/** The text field, the filters in force as chips, and the choice of filters and columns. */
export function ListBar({ list, address, columns, searchLabel, searchExample }: Props) {
  const { formatMessage } = useIntl()
  const filterText = useFilterText()
  // What is typed lasts until another text is searched for. The field stays, so the keyboard stays in it.
  const [typed, setTyped] = useState({ besides: address.q, text: address.q })
  const text = typed.besides === address.q ? typed.text : address.q
  const active = list.filters.filter(({ name }) => address.filters[name] !== undefined)
  return (
    <Flex mt="3" gap="2" align="center" wrap="wrap">
      <chakra.search w={{ base: '100%', md: '270px' }}>
        <chakra.form
          onSubmit={(event) => {
            event.preventDefault()
            const q = text.trim()
            setTyped({ besides: q, text: q })
            address.change({ q })
          }}
        >
          <TextInput
            compact
            type="search"
            maxLength={maxSearchLength}
            label={searchLabel}
            labelHidden
            placeholder={searchExample}
            value={text}
            onChange={({ target }) => setTyped({ besides: address.q, text: target.value })}
            prefix={<MagnifyingGlass />}
            {...{ [searchAttribute]: '' }}
          />
        </chakra.form>
      </chakra.search>
      {active.map((filter) => {
        const shown = filterText(filter, address.filters[filter.name]!)
        return (
          <Chip
            key={filter.name}
            type="button"
            aria-label={formatMessage({ id: 'mfe-admin.list.removeFilter' }, { filter: shown })}
            onClick={() => address.change({ [filter.name]: '' })}
          >
            {shown}
            <X size={16} />
          </Chip>
        )
      })}
      {list.filters.length > 0 && <FilterButton list={list} address={address} />}
      {address.isFiltered && (
        <Button variant="ghost" size="sm" onClick={() => address.showSaved('')}>
          <FormattedMessage id="mfe-admin.list.clear" />
        </Button>
      )}
      {columns && (
        <Box ms="auto">
          <ColumnsButton columns={columns} />
        </Box>
      )}
    </Flex>
  )
}

const Chip = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '8px',
    minH: '44px',
    px: '13px',
    borderRadius: 'md',
    bg: 'status.ok.bg',
    color: 'status.ok.fg',
    textStyle: 'label',
  },
})

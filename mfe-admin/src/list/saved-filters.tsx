import { adminFilters } from '@metrolibre/api-client'
import type { ListAnswer, SavedFilter } from '@metrolibre/contract'
import {
  FormattedMessage,
  useDates,
  useFeedback,
  useIntl,
  usePageMutation,
  useQuery,
} from '@metrolibre/platform'
import { chakra, Flex, TextLink } from '@metrolibre/ui'
import { useState } from 'react'
import { FilterNameDialog } from './filter-name-dialog.tsx'
import { genderOf, type AdminListDefinition } from './list-definition.ts'
import { undoMs } from './undo-ms.ts'
import type { ListAddress } from './use-list-address.ts'

interface Props {
  list: AdminListDefinition
  address: ListAddress
  total: Pick<ListAnswer, 'total' | 'totalIsExact'> | undefined
}

/** The filters that the admin saved by name, and what saves, renames and forgets one. */
export function SavedFilters({ list, address, total }: Props) {
  const { formatMessage } = useIntl()
  const { number } = useDates()
  const { toast, showError } = useFeedback()
  const [naming, setNaming] = useState<{ renamed: SavedFilter | undefined }>()
  const { data } = useQuery(adminFilters.list(list.name))
  const save = usePageMutation(adminFilters.save())
  const remove = usePageMutation(adminFilters.remove())
  const saved = data?.filters ?? []
  const current = saved.find(({ query }) => query === address.saved)
  const count = total && `${number(total.total)}${total.totalIsExact ? '' : '+'}`
  const onError = (error: unknown) => void showError(error)
  const forget = ({ id, name, query }: (typeof saved)[number]) => {
    const action = {
      text: formatMessage({ id: 'mfe-admin.list.undo' }),
      onPress: () => save.mutate({ list: list.name, name, query }, { onError }),
    }
    const said = () =>
      toast(formatMessage({ id: 'mfe-admin.list.filterForgotten' }, { name }), { ms: undoMs, action })
    remove.mutate(id, { onSuccess: said, onError })
  }
  const tab = (id: string, name: string, query: string) => {
    const isCurrent = query === address.saved
    return (
      <Tab
        key={id}
        className="ml-target"
        type="button"
        aria-pressed={isCurrent}
        onClick={() => address.showSaved(query)}
      >
        {name}
        {isCurrent && <Count>{count}</Count>}
      </Tab>
    )
  }
  const link = (text: 'saveFilter' | 'renameFilter' | 'forgetFilter', onPress: () => void) => (
    <TextLink as="button" type="button" style={{ minHeight: 36 }} onClick={onPress}>
      <FormattedMessage id={`mfe-admin.list.${text}`} />
    </TextLink>
  )
  return (
    <Flex mt="4" gap="1" align="center" wrap="wrap">
      {tab('all', formatMessage({ id: 'mfe-admin.list.all' }, { gender: genderOf(list) }), '')}
      {saved.map(({ id, name, query }) => tab(id, name, query))}
      {address.saved !== '' && (
        <Flex gap="4" wrap="wrap" ms="auto">
          {current && link('forgetFilter', () => forget(current))}
          {link(current ? 'renameFilter' : 'saveFilter', () => setNaming({ renamed: current }))}
        </Flex>
      )}
      {naming && (
        <FilterNameDialog
          list={list.name}
          query={address.saved}
          renamed={naming.renamed}
          taken={saved.filter(({ id }) => id !== naming.renamed?.id).map(({ name }) => name)}
          onClose={() => setNaming(undefined)}
        />
      )}
    </Flex>
  )
}

const Tab = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '8px',
    minH: '44px',
    px: '13px',
    borderRadius: 'md',
    textStyle: 'label',
    color: 'fg.muted',
    // A name of one long word, such as an address, must not widen a phone's page.
    maxW: '100%',
    overflowWrap: 'anywhere',
    textAlign: 'start',
    _hover: { bg: 'bg.subtle' },
    '&[aria-pressed=true]': {
      bg: 'primary.solid',
      color: 'primary.contrast',
      _hover: { bg: 'primary.solid' },
    },
  },
})
const Count = chakra('span', { base: { fontStretch: '84%', fontWeight: 500 } })

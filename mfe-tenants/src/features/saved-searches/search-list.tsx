import type { SavedSearch, SearchFilters } from '@metrolibre/contract'
import {
  useErrorText,
  useFeedback,
  useIntl,
  useQueryClient,
  useSession,
  type UseQueryResult,
} from '@metrolibre/platform'
import { Alert, Box, Button, Heading, List, Panel, Text } from '@metrolibre/ui'
import { useState } from 'react'
import { isKnown, useHolder, useUnreadText, type KnownHolder } from '@metrolibre/platform/favourites'
import { changeSearch, saveSearch, type SavedSearches } from '../../property/searches/list.ts'
import { NameDialog } from './name-dialog.tsx'
import { SearchRow } from './search-row.tsx'

interface Props {
  searches: UseQueryResult<SavedSearches>
  /** Returns the address of a search's results. */
  pathOf: (filters: SearchFilters) => string
}

/** The saved searches of a person, with everything that can be done with them. */
export function SearchList({ searches: { data, error, refetch, isFetching }, pathOf }: Props) {
  const { formatMessage } = useIntl()
  const { user } = useSession()
  const client = useQueryClient()
  const holder = useHolder()
  const unreadText = useUnreadText()
  const { toast } = useFeedback()
  const errorText = useErrorText()
  const [renamed, setRenamed] = useState<SavedSearch>()
  const [renaming, setRenaming] = useState(false)
  const change = async (id: string, patch: Parameters<typeof changeSearch>[3]) => {
    if (!isKnown(holder)) {
      if (holder === 'unread') toast(unreadText, { tone: 'bad', ms: 8000 })
      return false
    }
    try {
      await changeSearch(client, holder, id, patch)
      return true
    } catch (failed) {
      toast(errorText(failed).text, { tone: 'bad', ms: 8000 })
      return false
    }
  }
  const restore = async ({ name, filters, mail }: SavedSearch) => {
    if (!isKnown(holder)) return
    await saveSearch(client, holder, { name, filters, mail }).catch((failed: unknown) =>
      toast(errorText(failed).text, { tone: 'bad', ms: 8000 }),
    )
  }
  const remove = async (search: SavedSearch) => {
    if (!(await change(search.id, null))) return
    const undo = {
      text: formatMessage({ id: 'tenants.saved.search.undo' }),
      onPress: () => void restore(search),
    }
    toast(formatMessage({ id: 'tenants.saved.search.deleted' }, { name: search.name }), {
      action: undo,
      ms: 8000,
    })
  }
  const rename = async (known: KnownHolder, name: string) => {
    if (!renamed) return undefined
    try {
      await changeSearch(client, known, renamed.id, { name })
    } catch (failed) {
      return errorText(failed).text
    }
    setRenaming(false)
    toast(formatMessage({ id: 'tenants.saved.search.renamed' }))
    return undefined
  }
  const list = data?.list ?? []
  return (
    <section aria-labelledby="busquedas">
      <Heading as="h2" textStyle="sub" id="busquedas" mb="16px">
        {formatMessage({ id: 'tenants.saved.searches' })}
      </Heading>
      {error && (
        <Box mb="12px">
          <Alert
            tone="bad"
            action={
              <Button variant="outline" size="sm" loading={isFetching} onClick={() => void refetch()}>
                {formatMessage({ id: 'tenants.saved.retry' })}
              </Button>
            }
          >
            {formatMessage({ id: 'tenants.saved.searches.failed' }, { text: errorText(error).text })}
          </Alert>
        </Box>
      )}
      {list.length > 0 ? (
        <Panel>
          <List>
            {list.map((search) => (
              <SearchRow
                key={search.id}
                search={search}
                to={pathOf(search.filters)}
                onMail={user ? (mail) => void change(search.id, { mail }) : undefined}
                onOpen={() => void (search.fresh > 0 && change(search.id, { seen: true }))}
                onRename={() => {
                  setRenamed(search)
                  setRenaming(true)
                }}
                onDelete={() => void remove(search)}
              />
            ))}
          </List>
        </Panel>
      ) : (
        <Text color="fg.muted">{formatMessage({ id: 'tenants.saved.searches.empty' })}</Text>
      )}
      {user && list.length > 0 && (
        <Text textStyle="small" color="fg.muted" mt="12px">
          {formatMessage({
            id: user.emailConfirmed ? 'tenants.saved.searches.note' : 'tenants.saved.searches.unconfirmed',
          })}
        </Text>
      )}
      {renamed && (
        <NameDialog
          key={renamed.id}
          open={renaming}
          onClose={() => setRenaming(false)}
          title={formatMessage({ id: 'tenants.saved.rename.title' })}
          name={renamed.name}
          onSubmit={rename}
        />
      )}
    </section>
  )
}

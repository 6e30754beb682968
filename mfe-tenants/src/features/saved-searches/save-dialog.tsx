import { maxSavedSearches, type SearchFilters } from '@metrolibre/contract'
import { useErrorText, useIntl, useQueryClient, useSession } from '@metrolibre/platform'
import { WithTexts } from '@metrolibre/platform/texts'
import { Text } from '@metrolibre/ui'
import { Checkbox } from '@metrolibre/ui/form'
import { useState } from 'react'
import { useHolder, useTellSaved, type KnownHolder } from '@metrolibre/platform/favourites'
import { saveSearch, TooManySearches } from '../../property/searches/list.ts'
import { NameDialog } from './name-dialog.tsx'
import { savedTexts } from './texts.ts'
import { useFilterWords } from './use-filter-words.ts'

interface Props {
  filters: SearchFilters
  /** The name of the one property whose next free days are waited for. */
  waitsFor?: string
  open: boolean
  onClose: () => void
}

/** Asks for the name of a search to save, and whether new matches should be mailed. */
export default function SaveDialog(props: Props) {
  return (
    <WithTexts texts={savedTexts}>
      <Asking {...props} />
    </WithTexts>
  )
}

function Asking({ filters, waitsFor, open, onClose }: Props) {
  const { formatMessage } = useIntl()
  const client = useQueryClient()
  const holder = useHolder()
  const { user } = useSession()
  const tellSaved = useTellSaved()
  const errorText = useErrorText()
  const words = useFilterWords()
  const [mail, setMail] = useState(true)
  const save = async (known: KnownHolder, name: string): Promise<string | undefined> => {
    try {
      await saveSearch(client, known, { name, filters, mail: mail && user !== null })
    } catch (error) {
      return error instanceof TooManySearches
        ? formatMessage({ id: 'tenants.saved.save.full' }, { max: maxSavedSearches })
        : errorText(error).text
    }
    onClose()
    tellSaved(
      formatMessage({ id: 'tenants.saved.save.done' }),
      formatMessage({ id: 'tenants.saved.save.show' }),
    )
    return undefined
  }
  return (
    <NameDialog
      open={open}
      onClose={onClose}
      title={formatMessage({ id: waitsFor ? 'tenants.saved.wait.title' : 'tenants.saved.save.title' })}
      name={waitsFor ?? words(filters).slice(0, 3).join(', ')}
      onSubmit={save}
    >
      {user ? (
        <Checkbox
          label={formatMessage({ id: waitsFor ? 'tenants.saved.wait.mail' : 'tenants.saved.save.mail' })}
          description={formatMessage({
            id: user.emailConfirmed ? 'tenants.saved.save.mailHelp' : 'tenants.saved.save.unconfirmed',
          })}
          checked={mail}
          onChange={({ target }) => setMail(target.checked)}
        />
      ) : (
        holder === 'device' && (
          <Text textStyle="small" color="fg.muted">
            {formatMessage({ id: waitsFor ? 'tenants.saved.wait.device' : 'tenants.saved.save.device' })}
          </Text>
        )
      )}
    </NameDialog>
  )
}

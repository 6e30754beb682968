import { adminFilters } from '@metrolibre/api-client'
import { withoutDirectionMarks, type SavedFilter } from '@metrolibre/contract'
import { FormattedMessage, useFeedback, useIntl, usePageMutation } from '@metrolibre/platform'
import { Button, chakra, Flex } from '@metrolibre/ui'
import { TextInput } from '@metrolibre/ui/form'
import { Dialog } from '@metrolibre/ui/overlay'
import { useState } from 'react'

interface Props {
  list: string
  query: string
  /** The saved filter that gets another name. Undefined for a new one. */
  renamed: SavedFilter | undefined
  /** The names of the other filters. Saving under one of them replaces it; renaming to one is refused. */
  taken: readonly string[]
  onClose: () => void
}

/** Asks for the name under which a filter is saved, or for another one. */
export function FilterNameDialog({ list, query, renamed, taken, onClose }: Props) {
  const { formatMessage } = useIntl()
  const { showError } = useFeedback()
  const [typed, setTyped] = useState(renamed?.name ?? '')
  const save = usePageMutation(adminFilters.save())
  const rename = usePageMutation(adminFilters.rename())
  const name = withoutDirectionMarks(typed)
  const isTaken = taken.includes(name)
  const isRefused = isTaken && renamed !== undefined
  const text = (id: 'filterTaken' | 'filterNameTaken' | 'filterName') =>
    formatMessage({ id: `mfe-admin.list.${id}` })
  const submit = () => {
    const then = { onSuccess: onClose, onError: (error: unknown) => void showError(error) }
    if (renamed) rename.mutate({ id: renamed.id, name }, then)
    else save.mutate({ list, name, query }, then)
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={formatMessage({ id: `mfe-admin.list.${renamed ? 'renameFilter' : 'saveFilter'}` })}
      closeLabel={formatMessage({ id: 'mfe-admin.close' })}
    >
      <chakra.form
        onSubmit={(event) => {
          event.preventDefault()
          if (name && !isRefused) submit()
        }}
      >
        <TextInput
          label={text('filterName')}
          help={isTaken && !isRefused ? text('filterTaken') : undefined}
          error={isRefused ? text('filterNameTaken') : undefined}
          value={typed}
          maxLength={60}
          autoComplete="off"
          onChange={({ target }) => setTyped(target.value)}
        />
        <Flex justify="flex-end" mt="4">
          <Button type="submit" loading={save.isPending || rename.isPending} disabled={!name}>
            <FormattedMessage id="mfe-admin.list.save" />
          </Button>
        </Flex>
      </chakra.form>
    </Dialog>
  )
}

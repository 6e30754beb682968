import { adminFilters } from '@metrolibre/api-client'
import type { ListAnswer } from '@metrolibre/contract'
import { FormattedMessage, useDates, useFeedback, useIntl, useMutation, useQuery } from '@metrolibre/platform'
import { Button, chakra, Flex, TextLink } from '@metrolibre/ui'
import { TextInput } from '@metrolibre/ui/form'
import { Dialog } from '@metrolibre/ui/overlay'
import { useState } from 'react'
import { undoMs } from './undo-ms.ts'
import { genderOf, type ListDefinition } from './list-definition.ts'
import type { ListAddress } from './use-list-address.ts'

interface Props {
  list: ListDefinition
  address: ListAddress
  total: Pick<ListAnswer, 'total' | 'totalIsExact'> | undefined
}

/** The filters that the admin saved by name, and what saves and forgets one. */
export function SavedFilters({ list, address, total }: Props) {
  const { formatMessage } = useIntl()
  const { number } = useDates()
  const { toast, showError } = useFeedback()
  const [naming, setNaming] = useState(false)
  const { data } = useQuery(adminFilters.list(list.name))
  const save = useMutation(adminFilters.save())
  const remove = useMutation(adminFilters.remove())
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
      <Tab key={id} type="button" aria-pressed={isCurrent} onClick={() => address.showSaved(query)}>
        {name}
        {isCurrent && <Count>{count}</Count>}
      </Tab>
    )
  }
  return (
    <Flex mt="4" gap="1" align="center" wrap="wrap">
      {tab('all', formatMessage({ id: 'mfe-admin.list.all' }, { gender: genderOf(list) }), '')}
      {saved.map(({ id, name, query }) => tab(id, name, query))}
      {current ? (
        <TextLink
          as="button"
          type="button"
          style={{ marginInlineStart: 'auto', minHeight: 36 }}
          onClick={() => forget(current)}
        >
          <FormattedMessage id="mfe-admin.list.forgetFilter" />
        </TextLink>
      ) : (
        address.saved !== '' && (
          <TextLink
            as="button"
            type="button"
            style={{ marginInlineStart: 'auto', minHeight: 36 }}
            onClick={() => setNaming(true)}
          >
            <FormattedMessage id="mfe-admin.list.saveFilter" />
          </TextLink>
        )
      )}
      <NameDialog
        open={naming}
        list={list.name}
        query={address.saved}
        taken={saved.map(({ name }) => name)}
        onClose={() => setNaming(false)}
      />
    </Flex>
  )
}

interface NameProps {
  open: boolean
  list: string
  query: string
  /** The names of the filters that are saved, which saving replaces. */
  taken: readonly string[]
  onClose: () => void
}

function NameDialog({ open, list, query, taken, onClose }: NameProps) {
  const { formatMessage } = useIntl()
  const { showError } = useFeedback()
  const [name, setName] = useState('')
  const save = useMutation(adminFilters.save())
  const saved = () => {
    setName('')
    onClose()
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={formatMessage({ id: 'mfe-admin.list.saveFilter' })}
      closeLabel={formatMessage({ id: 'mfe-admin.close' })}
    >
      <chakra.form
        onSubmit={(event) => {
          event.preventDefault()
          if (name.trim())
            save.mutate(
              { list, name: name.trim(), query },
              { onSuccess: saved, onError: (error) => void showError(error) },
            )
        }}
      >
        <TextInput
          label={formatMessage({ id: 'mfe-admin.list.filterName' })}
          help={taken.includes(name.trim()) ? formatMessage({ id: 'mfe-admin.list.filterTaken' }) : undefined}
          value={name}
          maxLength={60}
          autoComplete="off"
          onChange={({ target }) => setName(target.value)}
        />
        <Flex justify="flex-end" mt="4">
          <Button type="submit" loading={save.isPending} disabled={!name.trim()}>
            <FormattedMessage id="mfe-admin.list.save" />
          </Button>
        </Flex>
      </chakra.form>
    </Dialog>
  )
}

const Tab = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '8px',
    minH: '38px',
    px: '13px',
    borderRadius: 'md',
    textStyle: 'label',
    color: 'fg.muted',
    _hover: { bg: 'bg.subtle' },
    '&[aria-pressed=true]': { bg: 'primary.solid', color: 'primary.contrast' },
  },
})
const Count = chakra('span', { base: { fontStretch: '84%', fontWeight: 500 } })

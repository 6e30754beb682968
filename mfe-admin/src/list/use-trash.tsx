import { useFeedback, useIntl } from '@metrolibre/platform'
import { Button, Flex } from '@metrolibre/ui'
import { ArrowCounterClockwise } from '@metrolibre/ui/icons'
import { useState, type MouseEvent } from 'react'
import { DeleteForGoodDialog } from './delete-for-good-dialog.tsx'

interface Call {
  (id: string): Promise<{ message: string }>
}

interface Trash<Row> {
  nameOf: (row: Row) => string
  restore: Call
  removeForGood: Call
  /** What is lost and what stays when one is deleted for good. */
  removeText: (name: string) => string
  /** Reads again what is shown of them. */
  refresh: () => Promise<void>
}

/** Restores what is in the trash, and deletes it for good after a question. Returns the buttons of a row and the dialog. */
export function useTrash<Row extends { id: string }>(trash: Trash<Row>) {
  const { nameOf, restore, removeForGood, removeText, refresh } = trash
  const { formatMessage } = useIntl()
  const { toast, showError } = useFeedback()
  const [asked, setAsked] = useState<Row>()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const run = async (call: Call, { id }: Row, fail: (error: unknown) => unknown) => {
    setBusy(true)
    setFailure(undefined)
    try {
      const { message } = await call(id)
      setAsked(undefined)
      toast(message)
    } catch (error) {
      await fail(error)
    } finally {
      setBusy(false)
      await refresh()
    }
  }
  const ask = (row: Row) => {
    setFailure(undefined)
    setAsked(row)
  }
  const name = asked ? nameOf(asked) : ''
  // A press on a button does not open the row's page.
  const only = (act: () => void) => (event: MouseEvent) => {
    event.stopPropagation()
    act()
  }
  const buttons = (row: Row) => (
    <Flex gap="2" justify="flex-end" wrap="wrap">
      <Button
        variant="outline"
        size="sm"
        icon={<ArrowCounterClockwise />}
        aria-label={formatMessage({ id: 'mfe-admin.trash.restoreOf' }, { name: nameOf(row) })}
        onClick={only(() => void run(restore, row, showError))}
      >
        {formatMessage({ id: 'mfe-admin.trash.restore' })}
      </Button>
      <Button
        variant="ghost"
        size="sm"
        aria-label={formatMessage({ id: 'mfe-admin.trash.removeOf' }, { name: nameOf(row) })}
        onClick={only(() => ask(row))}
      >
        {formatMessage({ id: 'mfe-admin.trash.remove' })}
      </Button>
    </Flex>
  )
  const dialog = asked && (
    <DeleteForGoodDialog
      open
      name={name}
      text={removeText(name)}
      loading={busy}
      error={failure}
      onConfirm={() => void run(removeForGood, asked, setFailure)}
      onCancel={() => setAsked(undefined)}
    />
  )
  return { buttons, dialog }
}

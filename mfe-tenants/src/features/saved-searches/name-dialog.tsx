import { maxSearchName } from '@metrolibre/contract'
import { useIntl } from '@metrolibre/platform'
import { isKnown, useHolder, useUnreadText, type KnownHolder } from '@metrolibre/platform/favourites'
import { Alert, Button, Stack } from '@metrolibre/ui'
import { TextInput } from '@metrolibre/ui/form'
import { Dialog } from '@metrolibre/ui/overlay'
import { useId, useState, type FormEvent, type ReactNode } from 'react'

interface Props {
  open: boolean
  onClose: () => void
  title: string
  /** The name to begin with. */
  name: string
  /** Resolves with the text of what went wrong, or undefined when it is done. */
  onSubmit: (holder: KnownHolder, name: string) => Promise<string | undefined>
  children?: ReactNode
}

/**
 * Asks for the name of a saved search. What was typed stays when saving fails. While a stored session can't be read, nothing is
 * saved; that is said until it was read.
 */
export function NameDialog({ open, onClose, title, name: first, onSubmit, children }: Props) {
  const { formatMessage } = useIntl()
  const id = useId()
  const holder = useHolder()
  const unreadText = useUnreadText()
  const [tooSoon, setTooSoon] = useState(false)
  const [typed, setTyped] = useState<string>()
  const [missing, setMissing] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)
  const name = typed ?? first.slice(0, maxSearchName)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const empty = name.trim() === ''
    setMissing(empty)
    if (empty || busy) return
    setTooSoon(!isKnown(holder))
    if (!isKnown(holder)) return
    setBusy(true)
    const failed = await onSubmit(holder, name.trim())
    setFailure(failed)
    setBusy(false)
    if (failed === undefined) setTyped(undefined)
  }
  const said = tooSoon && holder === 'unread' ? unreadText : failure
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="sm"
      title={title}
      closeLabel={formatMessage({ id: 'tenants.search.close' })}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {formatMessage({ id: 'tenants.saved.save.cancel' })}
          </Button>
          <Button type="submit" form={id} loading={busy}>
            {formatMessage({ id: 'tenants.saved.save.submit' })}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap={4}>
          {said && <Alert tone="bad">{said}</Alert>}
          <TextInput
            label={formatMessage({ id: 'tenants.saved.save.name' })}
            error={missing ? formatMessage({ id: 'tenants.saved.save.nameMissing' }) : undefined}
            maxLength={maxSearchName}
            autoComplete="off"
            value={name}
            onChange={({ target }) => setTyped(target.value)}
          />
          {children}
        </Stack>
      </form>
    </Dialog>
  )
}

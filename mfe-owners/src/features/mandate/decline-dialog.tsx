import { mandates } from '@metrolibre/api-client'
import { useErrorText, useFeedback, useIntl, usePageMutation } from '@metrolibre/platform'
import { Alert, Box, Button } from '@metrolibre/ui'
import { Textarea } from '@metrolibre/ui/form'
import { Dialog } from '@metrolibre/ui/overlay'
import { type FormEvent, useId, useRef, useState } from 'react'
import { useMandateTexts } from './use-mandate-texts.ts'

interface Props {
  propertyId: string
  offer: string
  onClose: () => void
}

/** Asks why, and declines. What was typed stays when it fails. */
export function DeclineDialog({ propertyId, offer, onClose }: Props) {
  const { formatMessage } = useIntl()
  const { text } = useMandateTexts()
  const { toast } = useFeedback()
  const describe = useErrorText()
  const declining = usePageMutation(mandates.answer(propertyId))
  const form = useId()
  const [reason, setReason] = useState('')
  const [missing, setMissing] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const send = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    const empty = reason.trim() === ''
    setMissing(empty)
    if (empty) field.current?.focus()
    if (empty || declining.isPending) return
    declining.mutate(
      { answer: 'decline', offer, reason: reason.trim() },
      {
        onSuccess: () => {
          toast(text('declinedToast'))
          onClose()
        },
      },
    )
  }
  const problem = declining.error && describe(declining.error)
  return (
    <Dialog
      open
      onClose={onClose}
      title={text('declineTitle')}
      description={text('declineText')}
      closeLabel={formatMessage({ id: 'mfe-owners.close' })}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {text('keep')}
          </Button>
          <Button type="submit" form={form} loading={declining.isPending}>
            {text('declineConfirm')}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={send}>
        <Textarea
          ref={field}
          label={text('reason')}
          required
          maxLength={1000}
          rows={4}
          value={reason}
          error={missing && reason.trim() === '' ? text('reasonMissing') : undefined}
          onChange={(event) => setReason(event.target.value)}
        />
        {problem && (
          <Box mt="4">
            <Alert tone="bad" title={problem.text} reference={problem.reference} />
          </Box>
        )}
      </form>
    </Dialog>
  )
}

import { isApiError, reservations } from '@metrolibre/api-client'
import { documentField } from '@metrolibre/contract'
import { FormattedMessage, useErrorText, useFeedback, useIntl, useMutation } from '@metrolibre/platform'
import { Alert, Box, Button, Text } from '@metrolibre/ui'
import { UploadSimple } from '@metrolibre/ui/icons'
import { useRef, useState } from 'react'

const { maxBytes, mediaTypes } = documentField
const accept = [...mediaTypes, '.heic'].join(',')
const megabyte = 1024 * 1024

/** Adds a paper from the device: a PDF or a photo, one at a time. */
export function UploadDocument({ reservationId }: { reservationId: string }) {
  const { formatMessage } = useIntl()
  const { toast } = useFeedback()
  const describe = useErrorText()
  const input = useRef<HTMLInputElement>(null)
  const add = useMutation(reservations.addFile(reservationId))
  const [tooLarge, setTooLarge] = useState<string>()
  const take = (file: File | undefined) => {
    if (!file) return
    add.reset()
    setTooLarge(file.size > maxBytes ? file.name : undefined)
    if (file.size > maxBytes) return
    add.mutate(file, {
      onSuccess: ({ name }) => toast(formatMessage({ id: 'mfe-owners.reservation.added' }, { name })),
    })
  }
  // The refusal of a file names it and says what to do.
  const named = isApiError(add.error) ? add.error.fields[0]?.message : undefined
  const refusal = add.error && (named ?? describe(add.error).text)
  const problem = tooLarge
    ? formatMessage(
        { id: 'mfe-owners.reservation.fileTooLarge' },
        { name: tooLarge, max: maxBytes / megabyte },
      )
    : refusal
  return (
    <Box mt="4">
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        onChange={(event) => {
          take(event.target.files?.[0])
          // The same file may be chosen again once it was mended.
          event.target.value = ''
        }}
      />
      <Button
        variant="outline"
        size="sm"
        icon={<UploadSimple />}
        loading={add.isPending}
        onClick={() => input.current?.click()}
      >
        <FormattedMessage id="mfe-owners.reservation.addFile" />
      </Button>
      <Text textStyle="small" color="fg.muted" mt="2">
        <FormattedMessage id="mfe-owners.reservation.addFileHint" values={{ max: maxBytes / megabyte }} />
      </Text>
      {problem && (
        <Box mt="3">
          <Alert tone="bad" title={problem} />
        </Box>
      )}
    </Box>
  )
}

import { documentField } from '@metrolibre/contract'
import { FormattedMessage } from '@metrolibre/platform'
import { Alert, Box, Button, Text } from '@metrolibre/ui'
import { UploadSimple } from '@metrolibre/ui/icons'
import { useRef } from 'react'
import { maxMegabytes, useAddDocument } from './use-add-document.ts'

const accept = [...documentField.mediaTypes, '.heic', '.heif'].join(',')

/** Adds a document from the device: a PDF or a photo, one at a time. */
export function UploadDocument({ reservationId }: { reservationId: string }) {
  const input = useRef<HTMLInputElement>(null)
  const { add, problem, pending } = useAddDocument(reservationId)
  return (
    <Box mt="4">
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        onChange={(event) => {
          const [file] = event.target.files ?? []
          if (file) void add(file)
          // Cleared, so that the same file can be chosen again after it was corrected.
          event.target.value = ''
        }}
      />
      <Button
        variant="outline"
        size="sm"
        icon={<UploadSimple />}
        loading={pending}
        onClick={() => input.current?.click()}
      >
        <FormattedMessage id="mfe-owners.reservation.addFile" />
      </Button>
      <Text textStyle="small" color="fg.muted" mt="2">
        <FormattedMessage id="mfe-owners.reservation.addFileHint" values={{ max: maxMegabytes }} />
      </Text>
      {problem && (
        <Box mt="3">
          <Alert tone="bad" title={problem} />
        </Box>
      )}
    </Box>
  )
}

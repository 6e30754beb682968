import { isApiError } from '@metrolibre/api-client'
import { maxImageBytes } from '@metrolibre/contract'
import { useErrorText, useIntl } from '@metrolibre/platform'
import { Button } from '@metrolibre/ui'
import { ArrowClockwise } from '@metrolibre/ui/icons'
import { FileRow } from '@metrolibre/ui/upload'
import type { PhotoUpload } from './use-photo-uploads.ts'
import { megabytes } from '../parts/megabytes.ts'

interface Props {
  uploads: readonly PhotoUpload[]
  onRetry: (id: string) => void
  onRemove: (id: string) => void
}

/** The photos that are not on the server yet, each with its progress or with what went wrong. */
export function UploadRows({ uploads, onRetry, onRemove }: Props) {
  const { formatMessage } = useIntl()
  const errorText = useErrorText()
  const textOf = ({ state, file: { name } }: PhotoUpload): string => {
    switch (state.step) {
      case 'waiting':
        return formatMessage({ id: 'mfe-owners.listing.upload.waiting' })
      case 'converting':
      case 'uploading':
        return formatMessage(
          { id: `mfe-owners.listing.upload.${state.step}` },
          { percent: Math.round(state.progress * 100) },
        )
      case 'failed':
        if (state.reason === 'unreadable' || state.reason === 'too-large')
          return formatMessage(
            { id: `mfe-owners.listing.upload.${state.reason === 'unreadable' ? 'unreadable' : 'tooLarge'}` },
            { name, max: megabytes(maxImageBytes) },
          )
        // The server's message about a file names it and says what to do.
        return (
          (isApiError(state.error) ? state.error.fields[0]?.message : undefined) ??
          errorText(state.error).text
        )
    }
  }
  return uploads.map((upload) => {
    const { id, file, preview, state } = upload
    const failed = state.step === 'failed'
    return (
      <FileRow
        key={id}
        name={file.name}
        preview={preview}
        text={textOf(upload)}
        failed={failed}
        progress={'progress' in state ? state.progress : undefined}
        cancels={!failed}
        removeLabel={formatMessage({ id: 'mfe-owners.listing.upload.remove' }, { name: file.name })}
        onRemove={() => onRemove(id)}
        actions={
          failed &&
          state.reason === 'lost' && (
            <Button variant="outline" size="sm" icon={<ArrowClockwise />} onClick={() => onRetry(id)}>
              {formatMessage({ id: 'mfe-owners.retry' })}
            </Button>
          )
        }
      />
    )
  })
}

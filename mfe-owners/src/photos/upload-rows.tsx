import { isApiError } from '@metrolibre/api-client'
import { maxImageBytes } from '@metrolibre/contract'
import { deviceStorage, useErrorText, useIntl } from '@metrolibre/platform'
import { keepsDrafts } from '@metrolibre/platform/browser'
import { Button } from '@metrolibre/ui'
import { ArrowClockwise } from '@metrolibre/ui/icons'
import { FileRow } from '@metrolibre/ui/upload'
import { useRef } from 'react'
import type { PhotoUpload, UploadStep } from './use-photo-uploads.ts'
import { megabytes } from '../parts/megabytes.ts'

interface Props {
  uploads: readonly PhotoUpload[]
  /** Called with the row in which the focus is. */
  onFocus: (id: string) => void
  onRetry: (id: string) => void
  onRemove: (id: string) => void
}

/** The photos that are not on the server yet, each with its progress or with what went wrong. */
export const UploadRows = ({ uploads, onFocus, onRetry, onRemove }: Props) =>
  uploads.map((upload) => (
    <div key={upload.id} onFocus={() => onFocus(upload.id)}>
      <PhotoRow upload={upload} onRetry={() => onRetry(upload.id)} onRemove={() => onRemove(upload.id)} />
    </div>
  ))

interface RowProps {
  upload: PhotoUpload
  onRetry: () => void
  onRemove: () => void
}

function PhotoRow({ upload: { file, preview, state }, onRetry, onRemove }: RowProps) {
  const { formatMessage } = useIntl()
  const textOf = useStateText()
  const removeButton = useRef<HTMLButtonElement>(null)
  const failed = state.step === 'failed'
  const retry = () => {
    // The retry button disappears with the failure, so the focus moves to the remove button.
    removeButton.current?.focus()
    onRetry()
  }
  return (
    <FileRow
      name={file.name}
      preview={preview}
      text={textOf(state, file.name)}
      failed={failed}
      progress={'progress' in state ? state.progress : undefined}
      cancels={!failed}
      removeLabel={formatMessage({ id: 'mfe-owners.listing.upload.remove' }, { name: file.name })}
      removeRef={removeButton}
      onRemove={onRemove}
      actions={
        failed &&
        state.reason === 'lost' && (
          <Button variant="outline" size="sm" icon={<ArrowClockwise />} onClick={retry}>
            {formatMessage({ id: 'mfe-owners.retry' })}
          </Button>
        )
      }
    />
  )
}

function useStateText() {
  const { formatMessage } = useIntl()
  const errorText = useErrorText()
  return (state: UploadStep, name: string): string => {
    switch (state.step) {
      case 'waiting':
        return formatMessage({
          id: `mfe-owners.listing.upload.${keepsDrafts(deviceStorage) ? 'waiting' : 'waitingHere'}`,
        })
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
}

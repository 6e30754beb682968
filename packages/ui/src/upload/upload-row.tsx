import { useRef } from 'react'
import { Button } from '../core/button/button.tsx'
import { ArrowClockwise } from '../icons/drawn/arrow-clockwise.tsx'
import { FileRow } from './file-row.tsx'
import type { UploadTexts } from './upload-texts.ts'
import { mostSentBytes } from './prepare/limits.ts'
import type { UploadItem } from './use-uploads.ts'

interface Props {
  item: UploadItem
  texts: UploadTexts
  onRetry: () => void
  onRemove: () => void
}

const percent = (share: number) => Math.round(share * 100)

/** One file that is being uploaded, with its actions. */
export function UploadRow({ item: { file, preview, state }, texts, onRetry, onRemove }: Props) {
  const removeButton = useRef<HTMLButtonElement>(null)
  const underWay = state.step === 'converting' || state.step === 'uploading'
  const text =
    state.step === 'done'
      ? texts.done
      : state.step === 'failed'
        ? state.during === 'converting'
          ? // One that can't be read can't be made smaller either.
            (file.size > mostSentBytes ? texts.tooLarge : texts.unreadable)(file.name)
          : texts.failed(state.error)
        : texts[state.step](percent(state.progress))
  const label = (underWay ? texts.cancel : texts.remove)(file.name)
  return (
    <FileRow
      name={file.name}
      text={text}
      failed={state.step === 'failed'}
      progress={underWay ? state.progress : undefined}
      preview={preview}
      cancels={underWay}
      removeLabel={label}
      removeRef={removeButton}
      onRemove={onRemove}
      actions={
        state.step === 'failed' &&
        texts.mayRetry(state.error) && (
          <Button
            variant="outline"
            size="sm"
            icon={<ArrowClockwise />}
            onClick={() => {
              // The retry button disappears with the failure, so the focus moves to the remove button.
              removeButton.current?.focus()
              onRetry()
            }}
          >
            {texts.retry}
          </Button>
        )
      }
    />
  )
}

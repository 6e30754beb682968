import { type ReactNode, useRef, useState } from 'react'
import { Button } from '../core/button/button.tsx'
import { Dialog } from '../overlay/dialog.tsx'
import { DropZone, type Rejected } from './drop-zone.tsx'
import { UploadRow } from './upload-row.tsx'
import type { UploadTexts } from './upload-texts.ts'
import { type Upload, useUploads } from './use-uploads.ts'

export interface UploadDialogProps<T> {
  title: ReactNode
  texts: UploadTexts
  /** Uploads one file; HEIC and large photos have been made ready before. */
  upload: Upload<T>
  /** Default 1. With 1, the dialog finishes by itself after the upload. */
  maxFiles?: number
  /** Default: what can be made small enough to be sent. */
  maxBytes?: number
  /** Pixels of the widest copy that is kept: wider pictures are made as small before. Default: any width. */
  keptWidth?: number | undefined
  /** Called with the results of the uploads once they are finished. */
  onDone: (results: T[]) => void
  /** Called when the dialog is closed without any finished upload; uploads in progress are aborted. */
  onClose: () => void
}

/** Uploads pictures chosen by drag and drop or in the file chooser, and shows the progress of each. */
export function UploadDialog<T>(props: UploadDialogProps<T>) {
  const { title, texts, upload, maxFiles = 1, maxBytes, keptWidth, onDone, onClose } = props
  const { items, add, remove, retry, results } = useUploads<T>(async (file, options) => {
    const result = await upload(file, options)
    if (maxFiles === 1) onDone([result])
    return result
  }, keptWidth)
  const [refused, setRefused] = useState<readonly Rejected[]>([])
  const zone = useRef<HTMLButtonElement>(null)
  const failed = items.filter(({ state }) => state.step === 'failed')
  const left = maxFiles - items.length + failed.length
  const underWay = items.some(({ state }) => state.step === 'converting' || state.step === 'uploading')
  const someDone = items.some(({ state }) => state.step === 'done')
  // Finished uploads are on the server already, so they count even when the dialog is closed.
  const close = () => (someDone ? onDone(results()) : onClose())
  return (
    <Dialog
      open
      size="md"
      title={title}
      closeLabel={texts.close}
      onClose={close}
      footer={
        maxFiles > 1 && (
          <Button disabled={underWay || !someDone} onClick={() => onDone(results())}>
            {texts.finish}
          </Button>
        )
      }
    >
      <DropZone
        text={texts.choose}
        dropText={texts.drop}
        hint={texts.hint}
        buttonRef={zone}
        maxFiles={Math.max(1, left)}
        maxBytes={maxBytes}
        disabled={left < 1}
        error={refusalText(refused, texts)}
        onFiles={(files) => {
          setRefused([])
          // Failed files are dropped when others are chosen.
          for (const { id } of failed) remove(id)
          add(files)
        }}
        onRejected={setRefused}
      />
      {items.map((item) => (
        <UploadRow
          key={item.id}
          item={item}
          texts={texts}
          onRetry={() => retry(item.id)}
          onRemove={() => {
            remove(item.id)
            // The remove button of the row is gone, so the focus moves to the drop zone.
            zone.current?.focus()
          }}
        />
      ))}
    </Dialog>
  )
}

/**
 * Returns why files were rejected, each by its name, or one message when there are too many; undefined when
 * none was rejected.
 */
const refusalText = (refused: readonly Rejected[], texts: UploadTexts): string | undefined => {
  if (refused.length === 0) return undefined
  if (refused.some(({ reason }) => reason === 'too-many')) return texts.tooMany
  return refused
    .map(({ file, reason }) =>
      reason === 'too-large' ? texts.tooLarge(file.name) : texts.wrongType(file.name),
    )
    .join(' ')
}

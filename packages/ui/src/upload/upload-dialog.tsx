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
  /** Sends one file; abort and progress come with it. HEIC has become JPEG by then. */
  upload: Upload<T>
  /** Default 1: the dialog is done with it by itself. */
  maxFiles?: number
  /** Default 10 MB. */
  maxBytes?: number
  /** What the uploads gave, once they are done. */
  onDone: (results: T[]) => void
  /** Closed by the cross, Escape or a press outside with nothing done; whatever is under way is given up. */
  onClose: () => void
}

/** Takes pictures by drag and drop or from the file chooser and shows how far each has come. */
export function UploadDialog<T>(props: UploadDialogProps<T>) {
  const { title, texts, upload, maxFiles = 1, maxBytes, onDone, onClose } = props
  const { items, add, remove, retry, results } = useUploads<T>(async (file, options) => {
    const result = await upload(file, options)
    if (maxFiles === 1) onDone([result])
    return result
  })
  const [refused, setRefused] = useState<readonly Rejected[]>([])
  const zone = useRef<HTMLButtonElement>(null)
  const failed = items.filter(({ state }) => state.step === 'failed')
  const left = maxFiles - items.length + failed.length
  const underWay = items.some(({ state }) => state.step === 'converting' || state.step === 'uploading')
  const someDone = items.some(({ state }) => state.step === 'done')
  // What has been taken in is there, however the dialog ends.
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
          // Whoever chooses again is done with what failed.
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
            // Its button is gone.
            zone.current?.focus()
          }}
        />
      ))}
    </Dialog>
  )
}

/** Why files were not taken, each by its name; too many of them are one complaint. */
const refusalText = (refused: readonly Rejected[], texts: UploadTexts): string | undefined => {
  if (refused.length === 0) return undefined
  if (refused.some(({ reason }) => reason === 'too-many')) return texts.tooMany
  return refused
    .map(({ file, reason }) =>
      reason === 'too-large' ? texts.tooLarge(file.name) : texts.wrongType(file.name),
    )
    .join(' ')
}

import { type ReactNode, type Ref, useId } from 'react'
import { type FileRejection, useDropzone } from 'react-dropzone'
import { cx } from '../system/polymorphic.ts'
import { UploadSimple } from '../icons/drawn/upload-simple.tsx'
import { WarningCircleFill } from '../icons/drawn/warning-circle-fill.tsx'
import { css, styles, useStyles } from '../system/use-styles.ts'
import { isTooLarge } from './prepare/limits.ts'

const dropStyles = styles(
  'drop',
  css`
    .ml-drop {
      display: block;
      width: 100%;
      padding: 34px 24px;
      border: 1.5px dashed var(--colors-border-control);
      border-radius: 16px;
      background: none;
      color: inherit;
      font: inherit;
      text-align: center;
      cursor: pointer;
    }
    .ml-drop:not([aria-disabled='true']):hover {
      background: var(--colors-bg-subtle);
    }
    .ml-drop--over {
      border: 2px solid var(--colors-fg-link);
      background: var(--colors-status-ok-bg);
    }
    .ml-drop[aria-disabled='true'] {
      cursor: not-allowed;
      color: var(--colors-fg-subtle);
    }
    .ml-drop b {
      display: block;
      margin-top: 8px;
    }
    .ml-drop small {
      display: block;
      font-size: var(--font-sizes-xs);
      line-height: 1.4;
      color: var(--colors-fg-subtle);
    }
    .ml-drop__error {
      display: flex;
      gap: 6px;
      margin-top: 8px;
      font-size: var(--font-sizes-xs);
      line-height: 1.4;
      font-weight: 560;
      color: var(--colors-status-bad-fg);
    }
  `,
)

export type RejectionReason = 'too-large' | 'type' | 'too-many'

/** A file that was rejected, with the reason. The screen turns it into a message that names the file. */
export interface Rejected {
  file: File
  reason: RejectionReason
}

export interface DropZoneProps {
  /** 'Arrastra tus fotos o búscalas'. */
  text: ReactNode
  /** 'Suéltala aquí', shown while a file is dragged over the zone. */
  dropText: ReactNode
  /** What may be chosen: 'PNG, GIF, JPEG o HEIC'. */
  hint?: ReactNode
  error?: ReactNode
  /** Accepted MIME types with their file extensions. Default: PNG, GIF, JPEG and HEIC. */
  accept?: Record<string, string[]>
  /** Default: what can be made small enough to be sent. */
  maxBytes?: number
  /** Default 1. */
  maxFiles?: number
  /** Accepts no files for now. The button stays focusable, so that its user does not lose the focus. */
  disabled?: boolean
  /** Ref to the button that opens the file chooser. */
  buttonRef?: Ref<HTMLButtonElement>
  onFiles: (files: File[]) => void
  onRejected?: (rejected: Rejected[]) => void
}

const pictures = {
  'image/png': ['.png'],
  'image/gif': ['.gif'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/heic': ['.heic', '.heif', '.hif'],
}

const tooLarge = { code: 'file-too-large', message: '' }

const reasons: Record<string, RejectionReason> = {
  'file-too-large': 'too-large',
  'too-many-files': 'too-many',
}

const toRejected = ({ file, errors }: FileRejection): Rejected => ({
  file,
  reason: reasons[errors[0]?.code ?? ''] ?? 'type',
})

/** A zone to drop or choose files. It only passes them on; the screen uploads them and renders `FileRow`s. */
export function DropZone(props: DropZoneProps) {
  const {
    text,
    dropText,
    hint,
    error,
    accept = pictures,
    maxBytes,
    maxFiles = 1,
    disabled,
    buttonRef,
  } = props
  useStyles(dropStyles)
  const errorId = useId()
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    // Press and focus belong to the button inside; the zone itself only accepts dropped files.
    noClick: true,
    noKeyboard: true,
    accept,
    maxSize: maxBytes,
    validator: (file) => (maxBytes === undefined && isTooLarge(file) ? tooLarge : null),
    maxFiles,
    multiple: maxFiles > 1,
    disabled,
    onDrop: (files, rejections) => {
      if (files.length > 0) props.onFiles(files)
      if (rejections.length > 0) props.onRejected?.(rejections.map(toRejected))
    },
  })
  return (
    <div>
      <div {...getRootProps({ role: undefined, tabIndex: undefined })}>
        <input {...getInputProps({ 'aria-hidden': true, 'aria-label': undefined })} />
        <button
          ref={buttonRef}
          type="button"
          aria-disabled={disabled || undefined}
          aria-describedby={error ? errorId : undefined}
          className={cx('ml-drop', isDragActive && 'ml-drop--over')}
          onClick={() => !disabled && open()}
        >
          <UploadSimple size={30} />
          <b>{isDragActive ? dropText : text}</b>
          {hint && <small>{hint}</small>}
        </button>
      </div>
      <p id={errorId} aria-live="polite" className={error ? 'ml-drop__error' : undefined}>
        {error && (
          <>
            <WarningCircleFill />
            <span>{error}</span>
          </>
        )}
      </p>
    </div>
  )
}

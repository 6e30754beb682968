import { type ReactNode, type Ref, useState } from 'react'
import { IconButton } from '../core/button/icon-button.tsx'
import { TapeProgress } from '../core/tape/tape.tsx'
import { Trash } from '../icons/drawn/trash.tsx'
import { X } from '../icons/drawn/x.tsx'
import { FileText } from '../icons/drawn/file-text.tsx'
import { css, styles, useStyles } from '../system/use-styles.ts'

const rowStyles = styles(
  'file-row',
  css`
    .ml-file {
      margin-top: 14px;
    }
    .ml-file__line {
      display: flex;
      gap: 12px;
      align-items: center;
      font-size: var(--font-sizes-sm);
      line-height: 1.45;
    }
    .ml-file__thumb {
      display: grid;
      place-items: center;
      flex: none;
      width: 64px;
      height: 48px;
      border-radius: 8px;
      object-fit: cover;
      background: var(--colors-bg-subtle);
      color: var(--colors-fg-subtle);
    }
    .ml-file__line > span:not(.ml-file__thumb) {
      flex: 1;
      min-width: 0;
      overflow-wrap: anywhere;
    }
    .ml-file small {
      display: block;
      font-size: inherit;
      color: var(--colors-fg-muted);
    }
    .ml-file[data-failed] small {
      color: var(--colors-status-bad-fg);
      font-weight: 560;
    }
    .ml-file__actions {
      flex: none;
    }
    @media (max-width: 519px) {
      .ml-file__line {
        display: grid;
        grid-template-columns: auto minmax(0, 1fr) auto;
      }
      .ml-file__actions {
        grid-row: 2;
        grid-column: 2 / -1;
      }
    }
    .ml-file .ml-tape-well {
      margin-top: 10px;
    }
  `,
)

export interface FileRowProps {
  name: string
  /** 'Convirtiendo a JPEG, 62%', '2,4 MB', or what went wrong. */
  text?: ReactNode
  failed?: boolean
  /** From 0 to 1 while the file is uploading. */
  progress?: number
  /** An object URL of the picture. */
  preview?: string
  removeLabel?: string
  removeRef?: Ref<HTMLButtonElement>
  /** Set while removing the file also cancels its upload. */
  cancels?: boolean
  onRemove?: () => void
  /** More actions for the file, such as making it the cover or hiding it. */
  actions?: ReactNode
}

/** One file: its name, its progress and the button that removes it. */
export function FileRow({
  name,
  text,
  failed,
  progress,
  preview,
  removeLabel,
  removeRef,
  cancels,
  onRemove,
  actions,
}: FileRowProps) {
  useStyles(rowStyles)
  const [broken, setBroken] = useState<string>()
  return (
    <div className="ml-file" data-failed={failed || undefined}>
      <div className="ml-file__line">
        {preview && preview !== broken ? (
          <img
            className="ml-file__thumb"
            src={preview}
            alt=""
            width={64}
            height={48}
            onError={() => setBroken(preview)}
          />
        ) : (
          <span className="ml-file__thumb">
            <FileText size={24} />
          </span>
        )}
        <span>
          <b>{name}</b>
          {text && <small role={failed ? 'alert' : undefined}>{text}</small>}
        </span>
        {actions && <div className="ml-file__actions">{actions}</div>}
        {onRemove && removeLabel && (
          <IconButton
            ref={removeRef}
            label={removeLabel}
            icon={cancels ? <X size={20} /> : <Trash size={20} />}
            onClick={onRemove}
          />
        )}
      </div>
      {progress !== undefined && <TapeProgress value={progress} label={name} />}
    </div>
  )
}

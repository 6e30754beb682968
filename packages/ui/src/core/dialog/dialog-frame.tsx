import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { createPortal } from 'react-dom'
import { cx } from '../../system/polymorphic.ts'
import { useClosedByBack } from '../../system/use-closed-by-back.ts'
import { useStyles } from '../../system/use-styles.ts'
import { X } from '../../icons/drawn/x.tsx'
import { IconButton } from '../button/icon-button.tsx'
import { Tape } from '../tape/tape.tsx'
import { dialogStyles } from './dialog.styles.ts'

export interface DialogFrameProps {
  title: string
  description?: string
  size?: 'sm' | 'md'
  onClose: () => void
  /** 'Cerrar'. */
  closeLabel: string
  /** Placeholders of its content. */
  children: ReactNode
}

/**
 * A window whose content is still being loaded: it looks like the `Dialog` that takes its place, and is there at once
 * because it brings no behaviour but closing, by Back as well. The focus stays where it is until there is something to put it on.
 */
export function DialogFrame({
  title,
  description,
  size = 'sm',
  onClose,
  closeLabel,
  children,
}: DialogFrameProps) {
  useStyles(dialogStyles)
  useClosedByBack(true, onClose)
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const keys = new AbortController()
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      // Otherwise the browser asks the dialog below to close as well.
      event.preventDefault()
      close()
    }
    document.addEventListener('keydown', onKey, keys)
    return () => keys.abort()
  }, [])
  return createPortal(
    <>
      <div className="ml-scrim" data-state="open" />
      <div
        className="ml-dialog-place"
        onPointerDown={({ target, currentTarget }) => target === currentTarget && onClose()}
      >
        <div
          className={cx('ml-dialog', `ml-dialog--${size}`)}
          data-state="open"
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the element has a place and a border of its own
          role="dialog"
          aria-modal
          aria-busy
          aria-label={title}
        >
          <Tape />
          <div className="ml-dialog__head">
            <h2>{title}</h2>
            <IconButton label={closeLabel} icon={<X size={20} />} onClick={onClose} />
          </div>
          {description && <div className="ml-dialog__about">{description}</div>}
          <div className="ml-dialog__body">{children}</div>
        </div>
      </div>
    </>,
    document.body,
  )
}

import { Dialog as Parts, Portal } from '@chakra-ui/react'
import { type ReactNode, type RefObject, useRef } from 'react'
import { IconButton } from '../core/button/icon-button.tsx'
import { cx } from '../system/polymorphic.ts'
import { Tape } from '../core/tape/tape.tsx'
import { X } from '../icons/actions.tsx'
import { Behaviour } from './behaviour.tsx'
import { useStyles } from '../system/use-styles.ts'
import { dialogStyles } from './overlay.styles.ts'

export interface DialogProps {
  open: boolean
  onClose: () => void
  title: ReactNode
  /** A line under the title, read with it. */
  description?: ReactNode
  /** 432, 600 or 720 px wide. */
  size?: 'sm' | 'md' | 'lg'
  /** Tape on its top edge: login, register and welcome only. */
  tape?: boolean
  /** 'Cerrar'; without it there is no cross. */
  closeLabel?: string
  footer?: ReactNode
  /** Content reaches the edges: a video, a map. */
  flush?: boolean
  /** A question that must be answered: no closing by a press outside. */
  alert?: boolean
  /** What has the focus when it opens. Default: its first control. */
  initialFocus?: RefObject<HTMLElement | null>
  children?: ReactNode
}

interface FrameProps extends DialogProps {
  sheet?: boolean
  plainFooter?: boolean
}

/** Where one begins: what the dialog asks for, before the cross that closes it. */
const firstControl = (body: HTMLElement | null) =>
  body?.querySelector<HTMLElement>('input, select, textarea, button, a[href], video[controls]') ?? null

/** Who was quicker than the dialog keeps their place: moving the focus late would send what they type elsewhere. */
const alreadyThere = (body: HTMLElement | null) =>
  document.activeElement instanceof HTMLElement && body?.contains(document.activeElement)
    ? document.activeElement
    : null

/** Shared by dialogs and sheets: traps the focus, gives it back, closes with Escape. */
export function Frame(props: FrameProps) {
  const {
    open,
    onClose,
    title,
    description,
    size = 'sm',
    tape,
    closeLabel,
    footer,
    flush,
    alert,
    children,
  } = props
  const { initialFocus, sheet, plainFooter } = props
  useStyles(dialogStyles)
  const body = useRef<HTMLDivElement>(null)
  const name = cx(
    'ml-dialog',
    `ml-dialog--${size}`,
    flush && 'ml-dialog--flush',
    plainFooter && 'ml-dialog--plain',
  )
  return (
    <Behaviour>
      <Parts.Root
        unstyled
        open={open}
        onOpenChange={(change) => !change.open && onClose()}
        role={alert ? 'alertdialog' : 'dialog'}
        closeOnInteractOutside={!alert}
        initialFocusEl={() =>
          alreadyThere(body.current) ?? initialFocus?.current ?? firstControl(body.current)
        }
        unmountOnExit
        lazyMount
      >
        <Portal>
          <Parts.Backdrop className="ml-scrim" />
          <Parts.Positioner className={cx('ml-dialog-place', sheet && 'ml-dialog-place--sheet')}>
            <Parts.Content className={name}>
              {tape && <Tape />}
              <div className="ml-dialog__head">
                <Parts.Title>{title}</Parts.Title>
                {closeLabel && <IconButton label={closeLabel} icon={<X size={20} />} onClick={onClose} />}
              </div>
              {description && (
                <Parts.Description className="ml-dialog__about">{description}</Parts.Description>
              )}
              {children && (
                <div ref={body} className="ml-dialog__body">
                  {children}
                </div>
              )}
              {footer && <div className="ml-dialog__foot">{footer}</div>}
            </Parts.Content>
          </Parts.Positioner>
        </Portal>
      </Parts.Root>
    </Behaviour>
  )
}

/** A window over the page; under 760 px it is a sheet from below. */
export const Dialog = (props: DialogProps) => <Frame {...props} />

/** A sheet from below at every width: filters, a property chosen on the map. */
export const Sheet = (props: Omit<DialogProps, 'size' | 'alert'>) => <Frame {...props} sheet />

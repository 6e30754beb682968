import { Dialog as Parts, Portal } from '@chakra-ui/react'
import { type CSSProperties, type ReactNode, type RefObject, useRef } from 'react'
import { IconButton } from '../core/button/icon-button.tsx'
import { cx } from '../system/polymorphic.ts'
import { Tape } from '../core/tape/tape.tsx'
import { X } from '../icons/drawn/x.tsx'
import { Behaviour } from './behaviour.tsx'
import { useStyles } from '../system/use-styles.ts'
import { dialogStyles } from '../core/dialog/dialog.styles.ts'
import { useClosedByBack } from '../system/use-closed-by-back.ts'
import { useFocusAfterwards } from './use-focus-afterwards.ts'
import { useKeptFocus } from './use-kept-focus.ts'
import { useScrollLock } from './use-scroll-lock.ts'
import { useSheetDrag } from './use-sheet-drag.ts'
import { useTopmostReadable } from './use-topmost-readable.ts'

export interface DialogProps {
  open: boolean
  onClose: () => void
  title: ReactNode
  /** A line under the title, read aloud with it. */
  description?: ReactNode
  /** 432, 600 or 720 px wide. */
  size?: 'sm' | 'md' | 'lg'
  /** Draws a tape on the top edge; for login, register and welcome only. */
  tape?: boolean
  /** 'Cerrar'. Without it there is no close button. */
  closeLabel?: string
  footer?: ReactNode
  /** Removes the padding, so that a video or a map reaches the edges. */
  flush?: boolean
  /** In ms, how long a `DialogFrame` has stood in its place: its entrance goes on from there. */
  begun?: number
  /** For a question that must be answered: a press outside does not close the dialog. */
  alert?: boolean
  /** The element that gets the focus when the dialog opens. Default: its first control. */
  initialFocus?: RefObject<HTMLElement | null>
  children?: ReactNode
}

/**
 * Whether somebody pressed outside a dialog. The focus alone, or a press in what an extension has added to the page, such
 * as the frame of a password manager, does not close it.
 */
const isPressOnScrim = ({ type, detail: { target } }: CustomEvent<{ target: EventTarget | null }>) =>
  type === 'pointerdown.outside' &&
  target instanceof Element &&
  target.closest('.ml-scrim, .ml-dialog-place') !== null

interface FrameProps extends DialogProps {
  sheet?: boolean
  plainFooter?: boolean
}

/** Finds the first control of the content, which gets the focus before the close button does. */
const firstControl = (body: HTMLElement | null) =>
  body?.querySelector<HTMLElement>('input, select, textarea, button, a[href], video[controls]') ?? null

/**
 * A fast user may have focused a control before the dialog does. The focus then stays there: moving it late
 * would send their typing to another field.
 */
const alreadyThere = (body: HTMLElement | null) =>
  document.activeElement instanceof HTMLElement && body?.contains(document.activeElement)
    ? document.activeElement
    : null

/**
 * The frame that dialogs and sheets share: it traps the focus, restores it afterwards, and closes with
 * Escape, the browser's Back or a press on the scrim.
 */
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
    begun,
    alert,
    children,
  } = props
  const { initialFocus, sheet, plainFooter } = props
  useStyles(dialogStyles)
  useTopmostReadable(open)
  useScrollLock(open)
  useClosedByBack(open, onClose)
  const body = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  useKeptFocus(content, open)
  useFocusAfterwards(open)
  const drag = useSheetDrag(content, onClose)
  const canDrag = closeLabel !== undefined && !alert
  const entrance = begun === undefined ? undefined : ({ '--entrance': `-${begun}ms` } as CSSProperties)
  const name = cx(
    'ml-dialog',
    `ml-dialog--${size}`,
    flush && 'ml-dialog--flush',
    plainFooter && 'ml-dialog--plain',
    canDrag && 'ml-dialog--drag',
  )
  return (
    <Behaviour>
      <Parts.Root
        unstyled
        open={open}
        onOpenChange={(change) => !change.open && onClose()}
        role={alert ? 'alertdialog' : 'dialog'}
        closeOnInteractOutside={!alert}
        onInteractOutside={(event) => {
          if (!isPressOnScrim(event)) event.preventDefault()
        }}
        onRequestDismiss={(event) => {
          // What asks something stays until it is answered, also when a window below it closes.
          if (alert) event.preventDefault()
        }}
        initialFocusEl={() =>
          alreadyThere(body.current) ?? initialFocus?.current ?? firstControl(body.current)
        }
        preventScroll={false}
        unmountOnExit
        lazyMount
      >
        <Portal>
          <Parts.Backdrop className="ml-scrim" style={entrance} />
          <Parts.Positioner className={cx('ml-dialog-place', sheet && 'ml-dialog-place--sheet')}>
            <Parts.Content ref={content} className={name} style={entrance}>
              {tape && <Tape />}
              <div className="ml-dialog__head" {...(canDrag && drag)}>
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

/** A window over the page; below 760 px it becomes a sheet that slides in from below. */
export const Dialog = (props: DialogProps) => <Frame {...props} />

/** A sheet that slides in from below on every screen width: filters, a property selected on the map. */
export const Sheet = (props: Omit<DialogProps, 'size' | 'alert'>) => <Frame {...props} sheet />

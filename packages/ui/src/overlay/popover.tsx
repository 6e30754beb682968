import { Popover as Parts, Portal } from '@chakra-ui/react'
import type { ReactElement, ReactNode } from 'react'
import { cx } from '../system/polymorphic.ts'
import { Behaviour } from './behaviour.tsx'
import { useClosedByBack } from '../system/use-closed-by-back.ts'
import { useStyles } from '../system/use-styles.ts'
import { menuStyles } from './overlay.styles.ts'

export interface PopoverProps {
  trigger: ReactElement
  /** What the popover contains, for screen readers. */
  label: string
  placement?: 'bottom-start' | 'bottom' | 'bottom-end' | 'top'
  open?: boolean
  onOpenChange?: (open: boolean) => void
  /** Set when the content draws its own panel, as `UserMenu` does. */
  bare?: boolean
  children: ReactNode
}

/** A menu of links is left by one of them, at once; a panel in which one chooses lies over the page. */
function ClosedByBack({ onClose }: { onClose: () => void }) {
  useClosedByBack(true, onClose)
  return null
}

/** A small panel next to the button that opens it. */
export function Popover({
  trigger,
  label,
  placement = 'bottom-end',
  open,
  onOpenChange,
  bare,
  children,
}: PopoverProps) {
  useStyles(menuStyles)
  return (
    <Behaviour>
      <Parts.Root
        unstyled
        positioning={{ placement }}
        open={open}
        onOpenChange={(change) => onOpenChange?.(change.open)}
        // Password managers and translators take the focus with a frame of their own.
        onFocusOutside={(event) => {
          const { target } = event.detail
          if (!(target instanceof Element) || target.localName === 'iframe') event.preventDefault()
        }}
        lazyMount
        unmountOnExit
      >
        <Parts.Trigger asChild>{trigger}</Parts.Trigger>
        <Portal>
          <Parts.Positioner>
            <Parts.Content
              aria-label={label}
              className={cx('ml-floating ml-popover', !bare && 'ml-popover--panel')}
            >
              {!bare && (
                <Parts.Context>
                  {({ setOpen }) => <ClosedByBack onClose={() => setOpen(false)} />}
                </Parts.Context>
              )}
              {children}
            </Parts.Content>
          </Parts.Positioner>
        </Portal>
      </Parts.Root>
    </Behaviour>
  )
}

import { lazyPart, useRetryOnReturn, type FailedProps, type LazyPart } from '@metrolibre/platform/browser'
import {
  cloneElement,
  Suspense,
  useState,
  type ComponentProps,
  type ComponentType,
  type ReactElement,
} from 'react'
import { PartFailed } from '../../dialogs/part-failed.tsx'

export interface OpenMenuProps {
  trigger: ReactElement<Handlers>
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Defines a menu in a separate chunk; call it once per menu, outside components. */
export const defineMenu = (
  load: () => Promise<{ default: ComponentType<OpenMenuProps> }>,
): LazyPart<OpenMenuProps> => lazyPart(load, MenuFailed)

/** The button stays, and pressing it again retries. */
function MenuFailed({ part: { trigger, open, onOpenChange }, onRetry }: FailedProps<OpenMenuProps>) {
  useRetryOnReturn(open, onRetry)
  return (
    <>
      {cloneElement(trigger, { onClick: () => onOpenChange(true) })}
      {open && <PartFailed onRetry={onRetry} onClose={() => onOpenChange(false)} />}
    </>
  )
}

type Handlers = Pick<
  ComponentProps<'button'>,
  'onClick' | 'onPointerEnter' | 'onFocus' | 'aria-haspopup' | 'aria-expanded'
>

interface Props {
  menu: LazyPart<OpenMenuProps>
  /** Renders the button, to which the given handlers must be passed. */
  button: (handlers: Handlers) => ReactElement<Handlers>
}

/**
 * A button whose menu is loaded when the user is about to press it. The first press replaces the plain button
 * by the one that controls the menu.
 */
export function LazyMenu({ menu: Menu, button }: Props) {
  const warmUp = () => void Menu.warmUp()
  const [pressed, setPressed] = useState(false)
  const [open, setOpen] = useState(false)
  const press = () => {
    setPressed(true)
    setOpen(true)
  }
  const announced = { 'aria-haspopup': 'dialog', 'aria-expanded': open } as const
  if (!pressed) return button({ ...announced, onClick: press, onPointerEnter: warmUp, onFocus: warmUp })
  return (
    <Suspense fallback={button(announced)}>
      <Menu trigger={button({})} open={open} onOpenChange={setOpen} />
    </Suspense>
  )
}

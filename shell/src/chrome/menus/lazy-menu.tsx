import { lazyPart, useRetryOnReturn, type FailedProps } from '@metrolibre/platform/browser'
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

/** A menu in a chunk of its own; made once per menu, outside components. */
export const defineMenu = (load: () => Promise<{ default: ComponentType<OpenMenuProps> }>) => ({
  Menu: lazyPart(load, MenuFailed),
  warmUp: () => void load().catch(() => {}),
})

/** The button stays; pressed again, it tries again. */
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
  menu: ReturnType<typeof defineMenu>
  /** Draws the button; what it is given goes onto it. */
  button: (handlers: Handlers) => ReactElement<Handlers>
}

/**
 * A button whose menu is fetched when somebody is about to press it. The first press swaps the plain button
 * for the one that the menu is tied to.
 */
export function LazyMenu({ menu: { Menu, warmUp }, button }: Props) {
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

import { lazy, Suspense, useState, type ComponentProps, type ComponentType, type ReactElement } from 'react'

export interface OpenMenuProps {
  trigger: ReactElement
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** A menu in a chunk of its own; made once per menu, outside components. */
export const defineMenu = (load: () => Promise<{ default: ComponentType<OpenMenuProps> }>) => ({
  Menu: lazy(load),
  warmUp: () => void load().catch(() => {}),
})

type Handlers = Pick<
  ComponentProps<'button'>,
  'onClick' | 'onPointerEnter' | 'onFocus' | 'aria-haspopup' | 'aria-expanded'
>

interface Props {
  menu: ReturnType<typeof defineMenu>
  /** Draws the button; what it is given goes onto it. */
  button: (handlers: Handlers) => ReactElement
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

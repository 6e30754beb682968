import { Menu as Parts, Portal } from '@chakra-ui/react'
import type { ElementType, ReactElement, ReactNode } from 'react'
import { linkTarget } from '../system/polymorphic.ts'
import { Behaviour } from './behaviour.tsx'
import { useStyles } from '../system/use-styles.ts'
import { menuStyles } from './overlay.styles.ts'

export interface MenuItem {
  id: string
  icon?: ReactNode
  text: ReactNode
  /** The path that the item links to. Items without it call `onSelect`. */
  to?: string
  onSelect?: () => void
  danger?: boolean
  disabled?: boolean
}

export interface MenuProps {
  /** The button that opens the menu. */
  trigger: ReactElement
  items: readonly MenuItem[]
  placement?: 'bottom-start' | 'bottom-end' | 'top-start' | 'top-end'
  as?: ElementType
}

function Item({ item, as: Link }: { item: MenuItem; as: ElementType }) {
  const { id, icon, text, to, onSelect, danger, disabled } = item
  const shared = {
    value: id,
    disabled,
    onSelect,
    className: 'ml-menu__item',
    'data-danger': danger || undefined,
  }
  return to === undefined ? (
    <Parts.Item {...shared}>
      {icon}
      <span>{text}</span>
    </Parts.Item>
  ) : (
    <Parts.Item {...shared} asChild>
      <Link {...linkTarget(Link, to)}>
        {icon}
        <span>{text}</span>
      </Link>
    </Parts.Item>
  )
}

/** A menu of actions for one thing, with arrow keys, type-ahead and Escape. */
export function Menu({ trigger, items, placement = 'bottom-end', as = 'a' }: MenuProps) {
  useStyles(menuStyles)
  return (
    <Behaviour>
      <Parts.Root unstyled positioning={{ placement }} lazyMount unmountOnExit>
        <Parts.Trigger asChild>{trigger}</Parts.Trigger>
        <Portal>
          <Parts.Positioner>
            <Parts.Content className="ml-floating ml-menu">
              {items.map((item) => (
                <Item key={item.id} item={item} as={as} />
              ))}
            </Parts.Content>
          </Parts.Positioner>
        </Portal>
      </Parts.Root>
    </Behaviour>
  )
}

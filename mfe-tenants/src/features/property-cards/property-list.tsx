import type { PropertyCard as Card } from '@metrolibre/api-client'
import { List, ListItem } from '@metrolibre/ui'
import { memo, useCallback, useEffect, useRef } from 'react'
import { PropertyCardLink } from './card-link.tsx'

interface Props {
  properties: readonly Card[]
  /** The property whose pin is active on the map. */
  selectedId?: string
  /** Called when the pointer or the focus enters a card (with its id) or leaves it (undefined). */
  onPoint: (id: string | undefined) => void
  /** True while the results are those of the previous search and new ones are loading. */
  stale?: boolean
}

export const cardGrid = {
  display: 'grid',
  gridTemplateColumns: {
    base: 'minmax(0, 1fr)',
    md: 'repeat(2, minmax(0, 1fr))',
    _print: 'repeat(2, minmax(0, 1fr))',
  },
  gap: { base: '28px', md: '32px 24px' },
} as const

/** The properties on one page of results. */
export function PropertyList({ properties, selectedId, onPoint, stale }: Props) {
  const list = useRef<HTMLUListElement>(null)
  const pointed = useRef<string>(undefined)
  useEffect(() => {
    if (selectedId === undefined || selectedId === pointed.current) return
    const card = list.current?.querySelector(`[data-id="${selectedId}"]`)
    card?.scrollIntoView({ block: 'nearest', behavior: 'smooth' })
  }, [selectedId])
  const point = useCallback(
    (id: string | undefined) => {
      pointed.current = id
      onPoint(id)
    },
    [onPoint],
  )
  return (
    <List
      ref={list}
      {...cardGrid}
      aria-busy={stale}
      opacity={stale ? 0.55 : 1}
      transition="opacity var(--durations-fast)"
    >
      {properties.map((card, index) => (
        <Item
          key={card.id}
          card={card}
          selected={card.id === selectedId}
          // On a phone no other picture is in view when the page opens; a second one would come before the letters.
          priority={index === 0}
          onPoint={point}
        />
      ))}
    </List>
  )
}

interface ItemProps extends Pick<Props, 'onPoint'> {
  card: Card
  selected: boolean
  priority: boolean
}

/** Kept as it is while only others are pointed at: a press focuses its card, and must not wait for all the others. */
const Item = memo(function Item({ card, selected, priority, onPoint }: ItemProps) {
  const { id } = card
  return (
    <ListItem
      data-id={id}
      minW="0"
      scrollMarginBlock="90px 24px"
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onPoint(id)}
      // A press focuses its card too, which nobody has to see pointed at on the map any more.
      onFocus={({ target }) => target.matches(':focus-visible') && onPoint(id)}
    >
      <PropertyCardLink property={card} selected={selected} priority={priority} />
    </ListItem>
  )
})

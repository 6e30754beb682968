import { dateAt } from '@metrolibre/contract'
import { useDates, useIntl } from '@metrolibre/platform'
import { chakra } from '@metrolibre/ui'
import type { KeyboardEvent, PointerEvent } from 'react'
import type { CalendarEntry } from './entries.ts'
import { edges, limitsOf, moveEdge, stepsFrom, type StayEdge, type MoveRules } from './move.ts'

interface Props {
  block: CalendarEntry
  rules: MoveRules
  /** The instants at which the lane begins and ends. */
  first: number
  last: number
  onMove: (block: CalendarEntry) => void
  /** Gives up what was moved. */
  onEscape: () => void
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, PageDown: -7, PageUp: 7 }

/**
 * The two ends of an own block, which can be dragged along the lane or moved with the arrow keys. An end that
 * is not in view, or lies before today, stays.
 */
export function EdgeHandles({ block, rules, first, last, onMove, onEscape }: Props) {
  const { formatMessage } = useIntl()
  const dates = useDates()
  const inView = edges.filter(
    (edge) =>
      block[edge] >= first &&
      block[edge] <= last &&
      (edge === 'end' || block.start >= limitsOf(block, 'start', rules).min),
  )
  const textOf = (edge: StayEdge) => {
    const instant = block[edge]
    if (rules.rentalMode === 'hour') return dates.dateTime(instant, rules.timeZone)
    // What people read has the last day included.
    return dates.day(dateAt(edge === 'end' ? instant - 1 : instant, rules.timeZone))
  }
  const drag = (event: PointerEvent<HTMLElement>, edge: StayEdge) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    const lane = event.currentTarget.parentElement!.getBoundingClientRect()
    const share = (event.clientX - lane.left) / lane.width
    const moved = moveEdge(block, edge, first + share * (last - first), rules)
    if (moved[edge] !== block[edge]) onMove(moved)
  }
  const press = (event: KeyboardEvent, edge: StayEdge) => {
    if (event.key === 'Escape') onEscape()
    const count = steps[event.key]
    if (count === undefined) return
    event.preventDefault()
    onMove(moveEdge(block, edge, stepsFrom(block[edge], count, rules), rules))
  }
  return inView.map((edge) => {
    const { min, max } = limitsOf(block, edge, rules)
    return (
      <chakra.span
        key={edge}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an input has steps of one length, which days are not
        role="slider"
        tabIndex={0}
        aria-label={formatMessage({ id: `mfe-owners.panel.block.edge.${edge}` }, { name: block.text })}
        aria-valuemin={min}
        aria-valuemax={max}
        aria-valuenow={block[edge]}
        aria-valuetext={textOf(edge)}
        position="absolute"
        insetY="0"
        w="20px"
        ms="-10px"
        cursor="ew-resize"
        touchAction="none"
        borderRadius="4px"
        _before={{
          content: '""',
          position: 'absolute',
          insetY: '7px',
          insetX: '7px',
          borderRadius: '3px',
          bg: 'fg.link',
        }}
        style={{ left: `${((block[edge] - first) / (last - first)) * 100}%` }}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={(event) => drag(event, edge)}
        onKeyDown={(event) => press(event, edge)}
      />
    )
  })
}

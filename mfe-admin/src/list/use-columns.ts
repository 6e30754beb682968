import { deviceStorage } from '@metrolibre/platform'
import { useState } from 'react'

interface Stored {
  /** The ids of all columns in their order. */
  readonly order: readonly string[]
  readonly hidden: readonly string[]
}

interface Known {
  readonly id: string
  /** The column is first and always shown. */
  readonly locked?: boolean
  /** Not shown until it is chosen. */
  readonly optional?: boolean
}

const keyOf = (list: string) => `metrolibre.columns.${list}`

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')

const read = (list: string): Stored | undefined => {
  try {
    const stored: unknown = JSON.parse(deviceStorage.getItem(keyOf(list)) ?? 'null')
    if (typeof stored !== 'object' || stored === null) return undefined
    const { order, hidden } = stored as Partial<Stored>
    return isTexts(order) && isTexts(hidden) ? { order, hidden } : undefined
  } catch {
    return undefined
  }
}

/** Columns that are shown and their order, as chosen on this device. Columns that are new come last. */
export const useColumns = <Column extends Known>(list: string, columns: readonly Column[]) => {
  const [stored, setStored] = useState(() => read(list))
  const rank = ({ id, locked }: Column) => {
    const index = stored?.order.indexOf(id) ?? -1
    return locked ? -1 : index === -1 ? columns.length : index
  }
  const ordered = stored ? columns.toSorted((left, right) => rank(left) - rank(right)) : columns
  const hidden = new Set(stored?.hidden ?? columns.filter(({ optional }) => optional).map(({ id }) => id))
  const write = (next: Stored) => {
    setStored(next)
    deviceStorage.setItem(keyOf(list), JSON.stringify(next))
  }
  const ids = ordered.map(({ id }) => id)
  return {
    ordered,
    shown: ordered.filter(({ id, locked }) => locked || !hidden.has(id)),
    isShown: (id: string) => !hidden.has(id),
    toggle: (id: string) =>
      write({
        order: ids,
        hidden: hidden.has(id) ? [...hidden].filter((one) => one !== id) : [...hidden, id],
      }),
    /** Moves a column to the place of another. */
    move: (id: string, to: string) => {
      const order = ids.filter((one) => one !== id)
      order.splice(ids.indexOf(to), 0, id)
      write({ order, hidden: [...hidden] })
    },
  }
}

export type ListColumns<Column extends Known> = ReturnType<typeof useColumns<Column>>

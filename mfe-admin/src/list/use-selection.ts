import { useState } from 'react'

/** The chosen rows of a list, on all of its pages. Another filter starts with none. */
export const useSelection = <Row>(filter: string, rowId: (row: Row) => string) => {
  const [chosen, setChosen] = useState({ filter, rows: new Map<string, Row>() })
  const rows = chosen.filter === filter ? chosen.rows : new Map<string, Row>()
  const set = (next: Map<string, Row>) => setChosen({ filter, rows: next })
  return {
    rows: [...rows.values()],
    has: (row: Row) => rows.has(rowId(row)),
    toggle: (row: Row) => {
      const next = new Map(rows)
      if (!next.delete(rowId(row))) next.set(rowId(row), row)
      set(next)
    },
    /** Adds rows, or removes them when `on` is false. */
    put: (some: readonly Row[], on: boolean) => {
      const next = new Map(rows)
      for (const row of some) {
        if (on) next.set(rowId(row), row)
        else next.delete(rowId(row))
      }
      set(next)
    },
    clear: () => set(new Map()),
  }
}

export type Selection<Row> = ReturnType<typeof useSelection<Row>>

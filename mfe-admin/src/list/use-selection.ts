import { useState } from 'react'

/**
 * The chosen rows of a list, on all of its pages, or all that match, whether they were read or not. Another filter starts
 * with none.
 */
export const useSelection = <Row>(filter: string, rowId: (row: Row) => string) => {
  const [chosen, setChosen] = useState({ filter, rows: new Map<string, Row>(), isAll: false })
  const isSameFilter = chosen.filter === filter
  const rows = isSameFilter ? chosen.rows : new Map<string, Row>()
  const isAll = isSameFilter && chosen.isAll
  const set = (next: Map<string, Row>) => setChosen({ filter, rows: next, isAll: false })
  return {
    rows: [...rows.values()],
    isAll,
    has: (row: Row) => isAll || rows.has(rowId(row)),
    /** Chooses all that match. Of these, `shown` stay chosen once one of them is not. */
    chooseAll: (shown: readonly Row[]) =>
      setChosen({ filter, rows: new Map(shown.map((row) => [rowId(row), row])), isAll: true }),
    toggle: (row: Row) => {
      const next = new Map(rows)
      if (!next.delete(rowId(row)) && !isAll) next.set(rowId(row), row)
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

import type { ReactNode } from 'react'

interface Shown {
  readonly id: string
  readonly text: string
  readonly icon: ReactNode
}

/** Something that is done with the chosen rows together and changes none of them. They stay chosen. */
export interface TogetherAction<Row> extends Shown {
  readonly act: (rows: readonly Row[]) => Promise<void>
}

/** Something that can be done with one or many rows: one call for each. */
export interface BulkAction<Row> extends Shown {
  readonly danger?: boolean
  /** Says what is under way: «Verificando a 38 usuarios». */
  readonly working: (count: number) => string
  /** A question to answer first, for what can't be taken back. */
  readonly question?: (count: number) => { title: string; text: string }
  readonly run: (row: Row) => Promise<unknown>
  /** For what can be taken back: which rows it changes, and how one of those becomes as it was. */
  readonly undo?: {
    readonly changes: (row: Row) => boolean
    readonly run: (row: Row) => Promise<unknown>
  }
}

export type ListAction<Row> = BulkAction<Row> | TogetherAction<Row>

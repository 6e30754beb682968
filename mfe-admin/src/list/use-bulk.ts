import { useRef, useState } from 'react'

/** How many rows are worked on at the same time. */
const atOnce = 4

export interface StartedBulkRun<Row> {
  /** What is being done, with the number of rows in it. */
  readonly title: string
  readonly count: number
  readonly done: number
  readonly failed: readonly { readonly row: Row; readonly error: unknown }[]
  readonly state: 'running' | 'stopped' | 'finished'
  /** Does it again to the rows that failed. */
  readonly retry: () => Promise<void>
  /** Does it to the rows that a stop left as they were. */
  readonly goOn: () => Promise<void>
}

/**
 * Does something to many rows, a few at a time. What failed is listed and the rest goes on; a stop lets the calls
 * under way finish.
 */
export const useBulk = <Row>() => {
  const [run, setRun] = useState<StartedBulkRun<Row>>()
  const stopped = useRef(false)
  const start = async (
    titleOf: (count: number) => string,
    rows: readonly Row[],
    work: (row: Row) => Promise<unknown>,
    onFinish: () => Promise<unknown>,
  ): Promise<void> => {
    stopped.current = false
    const left = [...rows]
    const failed: Row[] = []
    const retry = () => start(titleOf, failed, work, onFinish)
    const goOn = () => start(titleOf, left, work, onFinish)
    const count = rows.length
    setRun({ title: titleOf(count), count, done: 0, failed: [], state: 'running', retry, goOn })
    const change = (next: (now: StartedBulkRun<Row>) => Partial<StartedBulkRun<Row>>) =>
      setRun((now) => now && { ...now, ...next(now) })
    const workOff = async () => {
      while (!stopped.current) {
        const one = left.shift()
        if (one === undefined) return
        try {
          await work(one)
          change(({ done }) => ({ done: done + 1 }))
        } catch (error) {
          failed.push(one)
          change((now) => ({ failed: [...now.failed, { row: one, error }] }))
        }
      }
    }
    await Promise.all(Array.from({ length: atOnce }, workOff))
    change(() => ({ state: stopped.current ? 'stopped' : 'finished' }))
    await onFinish()
  }
  return {
    run,
    start,
    stop: () => {
      stopped.current = true
    },
    close: () => setRun(undefined),
  }
}

export type Bulk<Row> = ReturnType<typeof useBulk<Row>>

import type { CDPSession } from 'playwright'

/** Times are in microseconds; `tdur` is the processor time within `dur`. */
interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  dur?: number
  tdur?: number
  args: { data?: { documentLoaderURL?: string } }
}

/**
 * Milliseconds of tasks beyond the first 50 ms of each, which is how Lighthouse calculates the total blocking
 * time.
 */
export interface Blocked {
  /** By the clock, which includes other work of the machine. */
  clock: number
  /** By processor time, which includes only the page's own work. */
  processor: number
}

const allowedMs = 50
const categories = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'blink.user_timing']

/** Returns the blocking time of a task, for the part after the first paint. */
function over({ ts, dur = 0, tdur = dur }: TraceEvent, firstPaint: number): Blocked {
  const after = Math.min(dur, ts + dur - firstPaint) / 1000
  if (after <= 0) return { clock: 0, processor: 0 }
  const share = tdur / Math.max(dur, 1)
  return { clock: Math.max(0, after - allowedMs), processor: Math.max(0, after * share - allowedMs) }
}

/**
 * Records the page's tasks from now on. Returns a function that stops it and sums up those after the first
 * paint. Everything until then counts, because the page is quiet when it is called.
 */
export async function followTasks(session: CDPSession): Promise<() => Promise<Blocked>> {
  const events: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])))
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: categories },
  })
  return async () => {
    const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
    await session.send('Tracing.end')
    await complete
    const begin = events.find(
      ({ name, args }) => name === 'navigationStart' && args.data?.documentLoaderURL?.startsWith('http'),
    )
    if (!begin) throw new Error('The trace holds no navigation.')
    const own = events.filter(({ pid, ts }) => pid === begin.pid && ts >= begin.ts)
    const paint = own.find(({ name }) => name === 'firstContentfulPaint')?.ts ?? begin.ts
    return own
      .filter(({ name, ph, tid }) => name === 'RunTask' && ph === 'X' && tid === begin.tid)
      .map((task) => over(task, paint))
      .reduce(
        (sum, { clock, processor }) => ({ clock: sum.clock + clock, processor: sum.processor + processor }),
        { clock: 0, processor: 0 },
      )
  }
}

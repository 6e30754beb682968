import type { Worker } from 'node:worker_threads'

/**
 * What a renderer's process may take in all: the heap of its thread, what is outside of that (`worker-bounds.ts`), and Node itself.
 * Memory that threads share and that of WebAssembly are in neither of those.
 */
const residentAtMost = 700 * 1024 * 1024

const lookEveryMs = 250

/** How long code may work that no page waits for. Pages that nobody answered any more count as such after a while. */
const restlessLooks = 40
const patientLooks = 120

interface Watched {
  /** Whether a page is asked for and not answered. */
  isAsked: () => boolean
  onBroken: (why: string) => void
}

/**
 * Watches the thread of a version from its start to its end, also while no page waits: code that a page left running must not
 * take the memory or a processor of the machine that renders for everybody.
 */
export function watchThread(thread: Worker, { isAsked, onBroken }: Watched): void {
  let last = thread.performance.eventLoopUtilization()
  let restless = 0
  let asked = 0
  const timer = setInterval(() => {
    const now = thread.performance.eventLoopUtilization()
    const { utilization } = thread.performance.eventLoopUtilization(now, last)
    last = now
    asked = isAsked() ? asked + 1 : 0
    restless = utilization > 0.9 && (asked === 0 || asked > patientLooks) ? restless + 1 : 0
    const resident = process.memoryUsage.rss()
    if (resident > residentAtMost) end(`The renderer takes ${resident} bytes.`)
    else if (restless > restlessLooks) end('The worker goes on working though no page waits for it.')
  }, lookEveryMs)

  function end(why: string): void {
    clearInterval(timer)
    onBroken(why)
  }
  thread.once('exit', () => clearInterval(timer))
}

import { setTimeout as pause } from 'node:timers/promises'
import type { LocalService } from '../local/service.ts'
import type { Looking } from './check-edge.ts'
import { longestEndMs, type ProcessName } from './place.ts'

interface Ending extends Looking {
  readonly running: Map<ProcessName, LocalService>
  readonly start: (name: ProcessName) => Promise<void>
  /** Waits longer than a page is fresh. */
  readonly wait: () => Promise<unknown>
}

const paths = ['/', '/propietario', '/api/locations/', '/preguntas']

/** Ends processes while visitors come, and looks at what they notice. */
export async function checkEnds({ ask, verdict: { check }, running, start, wait }: Ending): Promise<void> {
  const rollOut = async (name: ProcessName) => {
    const begun = performance.now()
    const code = await running.get(name)!.stop(longestEndMs)
    check(`${name} ends in good order`, code === 0, `${((performance.now() - begun) / 1000).toFixed(1)} s`)
    await start(name)
  }
  const visits = visit(ask)
  for (const name of running.keys()) await rollOut(name)
  const { asked, failed } = await visits.end()
  check('no request fails while every process is replaced', failed.length === 0, {
    asked,
    failed: failed.slice(0, 5),
  })

  await wait()
  for (const name of ['composer-1', 'composer-2'] as const) await running.get(name)!.stop(longestEndMs)
  const kept = await ask('/preguntas', { headers: { 'accept-encoding': 'br' } })
  check('without a composer, visitors get the last page', kept.status === 200, kept.status)
  const none = await ask('/equipo')
  check(
    'a page that is not kept says when to come back',
    none.status === 503 && none.headers['retry-after'] === '5',
    [none.status, none.headers['retry-after']],
  )
  for (const name of ['composer-1', 'composer-2'] as const) await start(name)
  for (const name of ['api-1', 'api-2'] as const) await running.get(name)!.stop(longestEndMs)
  await wait()
  const page = await ask('/preguntas', { headers: { 'accept-encoding': 'br' } })
  check('without an API, pages are still there', page.status === 200, page.status)
  const search = await ask('/api/locations/')
  check(
    'a call without an API is refused with a time to come back',
    search.status === 503 && search.headers['retry-after'] !== undefined,
    [search.status, search.headers['retry-after']],
  )
}

/** Keeps the searches of all four below what one address may ask for, however fast the machine is. */
const pauseMs = 150

/** Four visitors who ask for one thing after another until they are told to end. */
function visit(ask: Ending['ask']) {
  let isOver = false
  let asked = 0
  const failed: string[] = []
  const one = async (first: number) => {
    for (let turn = first; !isOver; turn++) {
      const path = paths[turn % paths.length]!
      const outcome = await ask(path).then(
        ({ status }) => String(status),
        (error: unknown) => String(error),
      )
      asked += 1
      if (outcome !== '200') failed.push(`${path} ${outcome}`)
      await pause(pauseMs)
    }
  }
  const all = Promise.all([0, 1, 2, 3].map(one))
  return {
    end: async () => {
      isOver = true
      await all
      return { asked, failed }
    },
  }
}

import { setTimeout as pause } from 'node:timers/promises'
import type { ProductionVisitor } from './call.ts'
import type { JournalKind } from './journal.ts'

export interface Browsing {
  readonly visitor: ProductionVisitor
  readonly number: number
  readonly properties: readonly string[]
  /** Milliseconds between the beginnings of two requests; changes while the load is measured. */
  readonly everyMs: () => number
  readonly signal: AbortSignal
}

const pages = ['/', '/propietario', '/preguntas', '/equipo', '/en']
const searches = [
  '',
  '?type=room',
  '?country=Chile',
  '?city=Santiago',
  '?q=bodega',
  '?q=taller%20luminoso',
  '?sort=price_asc',
]

/** Looks at pages, searches and opens properties until the signal. What was asked before is asked again only by others. */
export async function browse({ visitor, number, properties, everyMs, signal }: Browsing): Promise<void> {
  for (let turn = number; !signal.aborted; turn += 1) {
    const begun = performance.now()
    const [kind, path] = next(turn, properties)
    await visitor.ask(kind, path)
    const left = everyMs() - (performance.now() - begun)
    await pause(Math.max(left, 1), undefined, { signal }).catch(() => undefined)
  }
}

function next(turn: number, properties: readonly string[]): [JournalKind, string] {
  const choice = turn % 4
  if (choice === 0) return ['page', pages[(turn >> 2) % pages.length]!]
  if (choice === 3) return ['property', `/api/locations/${properties[(turn >> 2) % properties.length]!}`]
  return ['search', `/api/locations/${searches[turn % searches.length]!}`]
}

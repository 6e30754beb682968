import type { Beat } from '@metrolibre/contract'
import { deviceStorage, stripLocale } from '@metrolibre/platform'
import { readConsent } from '@metrolibre/platform/host'
import { findRoute, type FoundRoute } from '../find-route.ts'
import { readPageState } from '../page-state.ts'
import { describePageError } from './describe-error.ts'
import type { Registry } from '../../registry/registry.ts'

type View = Pick<Beat, 'app' | 'version' | 'shell'>

/** How long page views wait for more to be sent with. */
const patienceMs = 2_000
const version = /^\d{8}T\d{6}Z-[\da-f]{10}$/

type Trouble = 'failure' | 'partFailure' | 'recovered'

interface OpenPage {
  readonly path: string
  readonly view: View | undefined
  readonly route: string | undefined
  /** What was reported of it, each once; of a part by the name of its remote. */
  readonly reported: Set<string>
}

let open: OpenPage | undefined
let waiting: Beat[] = []
let isMeasured = false

/** Counts that the page at a path was opened. It is only sent which versions it is made of (RULES.md §15.9). */
export function countView(registry: Registry, path: string): void {
  if (open?.path === path) return
  begin(registry, path)
  if (isMeasured) return
  isMeasured = true
  addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && send())
  // How fast a device was is only told by those who agreed.
  const { view } = open ?? {}
  if (view && readConsent(deviceStorage)?.choice === 'accepted') void measure(view)
}

/** Counts the open page as one that failed, once, and sends that at once with what is known of the error. */
export const countFailure = (reason?: unknown): void => report('failure', reason)

/** Counts, once for a page, that a remote's part of it failed. */
export function countPartFailure(remoteName: string, reason?: unknown): void {
  const { registry } = readPageState()
  const found = registry.remotes[remoteName]
  if (found) report('partFailure', reason, { app: remoteName, version: found.version })
}

/** Reports, once for a page, an error that React mended by drawing again; the page is not one that failed. */
export const reportRecovery = (reason: unknown): void => report('recovered', reason)

function report(kind: Trouble, reason: unknown, of?: Pick<Beat, 'app' | 'version'>): void {
  if (!open) begin(readPageState().registry, location.pathname)
  const key = of ? `${kind} ${of.app}` : kind
  if (!open?.view || open.reported.has(key) || (of && !version.test(of.version))) return
  open.reported.add(key)
  const error = describePageError(reason, open.route)
  add({ ...open.view, ...of, kind, ...(error && { error }) })
  send()
}

function begin(registry: Registry, path: string): void {
  const found = findRoute(registry, stripLocale(path))
  const view = viewOf(registry, found)
  open = { path, view, route: found?.route.id, reported: new Set() }
  if (!view) return
  add({ ...view, kind: 'view' })
  setTimeout(send, patienceMs)
}

/** Pages that are served from source, or that can't be read, are not counted. */
function viewOf(registry: Registry, found: FoundRoute | undefined): View | undefined {
  const { owner } = found ?? {}
  const view: View = {
    app: owner?.name ?? 'shell',
    version: owner?.remote.version ?? registry.shell,
    shell: registry.shell,
  }
  return version.test(view.version) && version.test(view.shell) ? view : undefined
}

const add = (beat: Beat): void => void waiting.push(beat)

/** What was measured since the document was loaded belongs to the page that was opened with it. */
async function measure(view: View): Promise<void> {
  const { onCLS, onINP, onLCP } = await import('web-vitals')
  const vitals = (measured: Pick<Beat, 'lcp' | 'inp' | 'cls'>) => {
    add({ ...view, kind: 'vitals', ...measured })
    if (document.visibilityState === 'hidden') send()
  }
  onLCP(({ value }) => vitals({ lcp: value / 1000 }))
  onINP(({ value }) => vitals({ inp: value / 1000 }))
  onCLS(({ value }) => vitals({ cls: value }))
}

function send(): void {
  if (waiting.length === 0) return
  const beats = waiting.slice(-20)
  waiting = []
  // A visitor who has switched beacons off in the browser does not want to be counted.
  if (!('sendBeacon' in navigator)) return
  const body = new Blob([JSON.stringify({ beats })], { type: 'application/json' })
  navigator.sendBeacon(`${readPageState().config.apiBase}/releases/beats`, body)
}

// Renders pages of one version of a remote in one version of the shell, isolated from the composer and from
// other remotes.
import { readFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import { integrityOf } from '@metrolibre/build/release/reading'
import type { Remote } from '@metrolibre/platform'
import type { PageRequest, RenderedPage } from '../../src/app/server/page-request.ts'
import type { ServerBundle } from '../releases/server-bundle.ts'
import type { FromWorker, RenderJob, ToWorker, WorkerSetup } from './messages.ts'

interface ShellBundle {
  configureServer(options: { apiUrl: string }): void
  renderPage(request: PageRequest, remote?: Remote, signal?: AbortSignal): Promise<RenderedPage>
}

/**
 * No page is a tenth as long. A limit is needed because the composer stores what is sent, outside the
 * worker's memory limits.
 */
const longestPage = 4_000_000

/** How many errors of code that no page waits for are reported in a time. */
const strayAtMost = { count: 20, everyMs: 10_000 }

const tell = (message: FromWorker): void => parentPort?.postMessage(message)

const textOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error)

const setup = workerData as WorkerSetup
const shell = await open<ShellBundle>(setup.shell)
shell.configureServer({ apiUrl: setup.apiUrl })
const remote = setup.remote && (await open<{ default: Remote }>(setup.remote)).default

// Errors in code that a screen has left running must not end the other pages in this worker; a page that
// waits for such code is aborted at its own deadline. Only the first ones are reported: code that fails again and
// again would otherwise keep the composer busy, which serves everybody.
let strays = 0
setInterval(() => (strays = 0), strayAtMost.everyMs).unref()
const stray = (error: unknown): void => {
  strays += 1
  if (strays <= strayAtMost.count) tell({ stray: textOf(error).slice(0, 4_000) })
}
process.on('uncaughtException', stray)
process.on('unhandledRejection', stray)

parentPort?.on('message', (asked: ToWorker) => {
  if (asked === 'ping') tell('pong')
  else void answer(asked)
})

tell('ready')

/** Renders one page and reports the result; never rejects. */
async function answer({ id, request, deadlineMs }: RenderJob): Promise<void> {
  // Sent first, so that the page is known if it never ends.
  tell({ begun: id })
  try {
    const page = await shell.renderPage(request, remote, AbortSignal.timeout(deadlineMs))
    if (page.html.length > longestPage) throw new Error(`The page has ${page.html.length} characters.`)
    tell({ id, page })
  } catch (error) {
    tell({ id, error: textOf(error) })
  }
}

/** Imports a bundle after checking that its bytes are those that were released. */
async function open<T>({ file, integrity }: ServerBundle): Promise<T> {
  if (integrityOf(await readFile(file)) !== integrity)
    throw new Error(`${file} was altered after it was built.`)
  return (await import(pathToFileURL(file).href)) as T
}

// Renders pages of one remote version inside one shell version, apart from the composer and from other remotes.
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

/** No page of ours is a tenth as long; what is sent is held by the composer, outside the worker's bounds. */
const longestPage = 4_000_000

const tell = (message: FromWorker): void => parentPort?.postMessage(message)

const textOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error)

const setup = workerData as WorkerSetup
const shell = await open<ShellBundle>(setup.shell)
shell.configureServer({ apiUrl: setup.apiUrl })
const remote = setup.remote && (await open<{ default: Remote }>(setup.remote)).default

// What a screen leaves behind must not take the pages down that are rendered beside it: a page that waits for it is
// given up at its own deadline.
const stray = (error: unknown): void => tell({ stray: textOf(error).slice(0, 4_000) })
process.on('uncaughtException', stray)
process.on('unhandledRejection', stray)

parentPort?.on('message', (asked: ToWorker) => {
  if (asked === 'ping') tell('pong')
  else void answer(asked)
})

tell('ready')

/** Renders one page and says how it went; never rejects. */
async function answer({ id, request, deadlineMs }: RenderJob): Promise<void> {
  // Leaves at once: should the page never end, it is known which one it was.
  tell({ begun: id })
  try {
    const page = await shell.renderPage(request, remote, AbortSignal.timeout(deadlineMs))
    if (page.html.length > longestPage) throw new Error(`The page has ${page.html.length} characters.`)
    tell({ id, page })
  } catch (error) {
    tell({ id, error: textOf(error) })
  }
}

/** Imports a bundle whose bytes are those that were released. */
async function open<T>({ file, integrity }: ServerBundle): Promise<T> {
  if (integrityOf(await readFile(file)) !== integrity)
    throw new Error(`${file} was altered after it was built.`)
  return (await import(pathToFileURL(file).href)) as T
}

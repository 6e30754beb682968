// Renders pages of one remote version inside one shell version, apart from the composer and from other remotes.
import { readFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import { integrityOf } from '@metrolibre/build/release/reading'
import type { Remote } from '@metrolibre/platform'
import type { PageRequest, RenderedPage } from '../../src/app/server/page-request.ts'
import type { ServerBundle } from '../releases/server-bundle.ts'
import type { RenderJob, RenderOutcome, WorkerSetup } from './messages.ts'

interface ShellBundle {
  configureServer(options: { apiUrl: string }): void
  renderPage(request: PageRequest, remote?: Remote): Promise<RenderedPage>
}

const setup = workerData as WorkerSetup
const shell = await open<ShellBundle>(setup.shell)
shell.configureServer({ apiUrl: setup.apiUrl })
const remote = setup.remote && (await open<{ default: Remote }>(setup.remote)).default

parentPort?.on('message', (job: RenderJob) => void answer(job))

parentPort?.postMessage('ready')

/** Renders one page and says how it went; never rejects. */
async function answer({ id, request }: RenderJob): Promise<void> {
  let outcome: RenderOutcome
  try {
    outcome = { id, page: await shell.renderPage(request, remote) }
  } catch (error) {
    outcome = { id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
  parentPort?.postMessage(outcome)
}

/** Imports a bundle whose bytes are those that were released. */
async function open<T>({ file, integrity }: ServerBundle): Promise<T> {
  if (integrityOf(await readFile(file)) !== integrity)
    throw new Error(`${file} was altered after it was built.`)
  return (await import(pathToFileURL(file).href)) as T
}

// Renders pages of one version of a remote in one version of the shell, in a process and a thread of its own. Its code
// finds no environment, no files but its own, no processes, and no network but reads of the public API.
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import type { Remote } from '@metrolibre/platform'
import type { ShellPageRequest, RenderedPage } from '../../src/app/server/page-request.ts'
import type { ServerBundle } from '../releases/server-bundle.ts'
import { createFetch } from './call-api.ts'
import { confine } from './confine.ts'
import type { AnswerMessage, EditionFacts, FromWorker, RenderJob, ToWorker, WorkerSetup } from './messages.ts'

interface ShellBundle {
  configureServer(options: { apiUrl: string }): void
  renderPage(request: ShellPageRequest, remote?: Remote, signal?: AbortSignal): Promise<RenderedPage>
}

const port = parentPort!
const tell = (message: FromWorker): void => port.postMessage(message)

const textOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error)

const setup = workerData as WorkerSetup
const calls = createFetch(port)
let kept: EditionFacts | undefined

// Taken before the confinement hides it.
const ownProcess = process
port.on('message', (asked: ToWorker | AnswerMessage) => {
  if (asked === 'ping') tell('pong')
  else if ('answered' in asked) calls.hear(asked)
  else void answer(asked)
})

const bundles = [setup.shell, ...(setup.remote ? [setup.remote] : [])]
for (const bundle of bundles) await assertUnaltered(bundle)
const [shellAddress = '', remoteAddress] = bundles.map(({ file }) => pathToFileURL(file).href)
confine(remoteAddress === undefined ? [shellAddress] : [shellAddress, remoteAddress], calls.fetch)
const shell = (await import(shellAddress)) as ShellBundle
shell.configureServer({ apiUrl: setup.apiUrl })
const remote =
  remoteAddress === undefined ? undefined : ((await import(remoteAddress)) as { default: Remote }).default
// Errors in code that a screen has left running must not end the other pages in this worker; a page that
// waits for such code is aborted at its own deadline.
const stray = (error: unknown): void => tell({ stray: textOf(error) })
ownProcess.on('uncaughtException', stray)
ownProcess.on('unhandledRejection', stray)

tell('ready')

/** Renders one page and reports the result; never rejects. */
async function answer({ id, request, edition, deadlineMs }: RenderJob): Promise<void> {
  kept = edition ?? kept
  // Sent first, so that the page is known if it never ends.
  tell({ begun: id })
  try {
    const page = await shell.renderPage({ ...request, ...kept! }, remote, AbortSignal.timeout(deadlineMs))
    tell({ id, page })
  } catch (error) {
    tell({ id, error: textOf(error) })
  }
}

/** Checks that the bytes of a bundle are those that were released. */
async function assertUnaltered({ file, integrity }: ServerBundle): Promise<void> {
  const hash = createHash('sha384')
    .update(await readFile(file))
    .digest('base64')
  if (`sha384-${hash}` !== integrity) throw new Error(`${file} was altered after it was built.`)
}

// The service worker: makes pages that a visitor has looked at readable offline (RULES.md §12.1).
import { catalogueAnswer, fileAnswer, pageAnswer } from './answers.ts'
import type { PageMessage } from './messages.ts'
import { requestKindOf, type RequestKind } from './request-kind.ts'
import { forgetVisits, removeOtherStores } from './stores.ts'
import { keepOfflinePages, storeVisit } from './visits.ts'
import type { FetchEvent, WorkerMessage, WorkerScope } from './worker-scope.ts'

const worker = self as unknown as WorkerScope
const { origin } = location

const answers: Record<Exclude<RequestKind, 'other'>, (event: FetchEvent) => Promise<Response>> = {
  page: pageAnswer,
  code: (event) => fileAnswer('code', event),
  picture: (event) => fileAnswer('pictures', event),
  catalogue: catalogueAnswer,
}

worker.addEventListener('install', (event) => event.waitUntil(keepOfflinePages(origin)))

worker.addEventListener('activate', (event) =>
  event.waitUntil(
    Promise.all([
      removeOtherStores(),
      worker.registration.navigationPreload?.enable(),
      worker.clients.claim(),
    ]),
  ),
)

worker.addEventListener('fetch', (event) => {
  const kind = requestKindOf(event.request, origin)
  if (kind !== 'other') event.respondWith(answers[kind](event))
})

worker.addEventListener('message', (event) => event.waitUntil(obey(event)))

async function obey({ data, ports: [port] }: WorkerMessage): Promise<void> {
  const message = data as PageMessage
  switch (message.type) {
    case 'visited':
      return storeVisit(origin, message.path, message.files)
    case 'forget':
      await forgetVisits()
      return port?.postMessage('done')
    case 'take-over':
      return worker.skipWaiting()
    case 'which':
      return port?.postMessage(worker.generation)
  }
}

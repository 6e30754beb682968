// pnpm gallery [--port 4200] [--host 127.0.0.1]: serves the gallery of components, built from source, with hot
// reload.
import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { contentPolicy } from '@metrolibre/doors'
import { root } from '../apps.ts'
import { devPath, pageDevConfig } from '../rspack/dev-configs.ts'
import { serveFromSource } from './serve-from-source.ts'

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4200' },
    host: { type: 'string', default: '127.0.0.1' },
  },
})
const address = `http://localhost:${values.port}`
const dir = join(root, 'packages/gallery')

/** The policy of the product's own pages, so that a component that violates it is noticed here. */
const policy = contentPolicy({
  config: {
    publicUrl: address,
    identity: {},
    captcha: { provider: 'altcha' },
    mapStyleUrl: null,
    visitsUrl: null,
    technicalVisitUrl: null,
    introVideoUrl: null,
  },
  scriptHashes: [],
  styleHashes: [],
  fromSource: true,
  framed: true,
})

/** Answers every path with the same document, which shows the component that the path names. */
const page = {
  name: 'gallery-page',
  middleware: ({ url = '' }: IncomingMessage, answer: ServerResponse, next: () => void) => {
    if (url.startsWith(`${devPath}/`) || url === '/ws') return next()
    readFile(join(dir, 'index.html')).then(
      (document) =>
        answer
          .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy })
          .end(document),
      next,
    )
  },
}

await serveFromSource([pageDevConfig(dir)], { ...values, middlewares: [page] })
console.log(`\nThe components of packages/ui:  ${address}\n`)

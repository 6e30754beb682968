import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { TestApp } from './test-app.ts'

/** Asks a listening app with the target as it is written, which `inject` puts in order before anything sees it. */
export const askAsWritten = (
  { server }: TestApp,
  { method = 'GET', path = '/', headers = {}, payload = '' },
): Promise<{ status: number; text: string }> =>
  new Promise((resolve, reject) => {
    const { port } = server.server.address() as AddressInfo
    const asked = request({ host: '127.0.0.1', port, method, path, headers }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
      response.once('end', () => resolve({ status: response.statusCode!, text }))
    })
    // At what is no HTTP, the parser ends the connection, its 400 often lost on the way; a long body is then still
    // being written.
    asked.once('error', (error: NodeJS.ErrnoException) =>
      ['ECONNRESET', 'EPIPE'].includes(error.code ?? '') ? resolve({ status: 400, text: '' }) : reject(error),
    )
    asked.end(payload)
  })

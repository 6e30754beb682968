import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { TestApp } from './test-app.ts'

/** Sends a request to a listening app with the target exactly as given, which `inject` would normalise. */
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
    // When the input is not HTTP, the parser ends the connection. Its 400 is often lost, because a long body
    // is still being written.
    asked.once('error', (error: NodeJS.ErrnoException) =>
      ['ECONNRESET', 'EPIPE'].includes(error.code ?? '') ? resolve({ status: 400, text: '' }) : reject(error),
    )
    asked.end(payload)
  })

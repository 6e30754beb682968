import { connect, type IncomingHttpHeaders } from 'node:http2'
import { connect as connectTcp } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { connect as connectTls } from 'node:tls'

export interface DrillAnswer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

export interface DrillQuestion {
  readonly method?: string
  readonly headers?: Record<string, string>
  readonly body?: string
  /** The address of this machine from which it is asked. */
  readonly from?: string
}

/** Returns a function that asks the edge over HTTP/2 and TLS, with a connection for each request. */
export const askAt =
  (port: number, certificate: Buffer) =>
  async (
    path: string,
    { method = 'GET', headers = {}, body, from = '127.0.0.1' }: DrillQuestion = {},
  ): Promise<DrillAnswer> => {
    const session = connect(`https://localhost:${port}`, {
      createConnection: () =>
        connectTls({
          socket: connectTcp({ host: '127.0.0.1', port, localAddress: from }),
          ca: certificate,
          servername: 'localhost',
          ALPNProtocols: ['h2'],
        }),
    })
    try {
      return await new Promise<DrillAnswer>((resolve, reject) => {
        session.once('error', reject)
        const stream = session.request(
          { ':method': method, ':path': path, ...headers },
          { endStream: body === undefined },
        )
        stream.once('error', reject)
        stream.once('response', (answer) => {
          const { ':status': status, ...rest } = answer
          buffer(stream).then(
            (bytes) => resolve({ status: status!, headers: rest, body: bytes.toString() }),
            reject,
          )
        })
        if (body !== undefined) stream.end(body)
      })
    } finally {
      session.close()
    }
  }

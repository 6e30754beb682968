import { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'

/** Headers about how the body was transferred. They are replaced, because the body now has a known length. */
const ofTheWay = ['transfer-encoding', 'content-length', 'expect', 'trailer'] as const

/**
 * A request whose body has arrived completely: reading the body, or not reading it, does not affect the
 * connection.
 */
export class TakenIn extends IncomingMessage {
  private readonly body: Readable
  private started = false

  constructor(request: IncomingMessage, body: Readable, size: number) {
    super(request.socket)
    this.body = body
    this.method = request.method
    this.url = request.url
    this.httpVersion = request.httpVersion
    this.httpVersionMajor = request.httpVersionMajor
    this.httpVersionMinor = request.httpVersionMinor
    this.rawHeaders = request.rawHeaders
    const headers = { ...request.headers }
    for (const name of ofTheWay) delete headers[name]
    if (size > 0) headers['content-length'] = String(size)
    this.headers = headers
    this.complete = true
  }

  /** Called when the client has disconnected. */
  abandon(): void {
    this.aborted = true
    this.destroy()
  }

  override _read(): void {
    if (this.started) return void this.body.resume()
    this.started = true
    this.body.on('data', (chunk: Buffer) => {
      if (!this.push(chunk)) this.body.pause()
    })
    this.body.once('end', () => this.push(null))
    this.body.once('error', (error) => this.destroy(error))
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    this.body.destroy()
    done(error)
  }
}

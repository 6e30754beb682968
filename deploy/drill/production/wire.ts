import { connect, createServer, type Socket } from 'node:net'

/** A connection between two machines, which can be cut and made slow: a port that leads to another one. */
export interface DrillWire {
  readonly port: number
  /** Breaks what goes over it and lets nothing new through, without an answer, as when a cable is pulled. */
  readonly cut: () => void
  readonly mend: () => void
  /** Delays what the far end says by so many milliseconds. */
  readonly delay: (ms: number) => void
  readonly close: () => void
}

export async function openWire(port: number, to: number): Promise<DrillWire> {
  let isCut = false
  let delayMs = 0
  const open = new Set<Socket>()
  const hold = (socket: Socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
    socket.on('error', () => socket.destroy())
    socket.setNoDelay(true)
  }
  const server = createServer((near) => {
    hold(near)
    // Nobody answers on the other side of a cut cable, and nobody says so.
    if (isCut) return near.pause()
    const far = connect(to, '127.0.0.1')
    hold(far)
    near.pipe(far)
    far.on('data', (bytes: Buffer) => {
      if (delayMs === 0) return void near.write(bytes)
      setTimeout(() => near.writable && near.write(bytes), delayMs)
    })
    far.once('end', () => setTimeout(() => near.end(), delayMs))
    near.once('close', () => far.destroy())
    far.once('close', () => setTimeout(() => near.destroy(), delayMs))
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  const breakAll = () => open.forEach((socket) => socket.destroy())
  return {
    port,
    cut: () => {
      isCut = true
      breakAll()
    },
    mend: () => {
      isCut = false
      breakAll()
    },
    delay: (ms) => void (delayMs = ms),
    close: () => {
      server.close()
      breakAll()
    },
  }
}

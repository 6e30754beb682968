import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

export interface WatchedWay {
  readonly url: string
  /** How many statements began before the one in front of them, on the same connection, had its whole answer. */
  readonly overlaps: () => number
  /** Whether answers are lost from now on. */
  readonly lose: (lost: boolean) => void
  readonly close: () => void
}

/** Parse and Query, with which a statement begins. */
const beginnings = new Set([0x50, 0x51])
/** The last message of an answer, ReadyForQuery, without the state at its end. */
const ready = Buffer.from([0x5a, 0, 0, 0, 5])

/** Opens another way to a database that counts what is sent together, and can lose what comes back. */
export async function openWatchedWay(to: string): Promise<WatchedWay> {
  const goal = new URL(to)
  const ends = new Set<Socket>()
  let [overlaps, isLost] = [0, false]
  const server = createServer((near) => {
    const far = connect(Number(goal.port), goal.hostname)
    let [isWaiting, isFirst] = [false, true]
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(one)
      one.on('error', () => one.destroy()).on('close', () => other.destroy())
    }
    near.on('data', (bytes) => {
      // The first message of a connection has no type.
      const begun = isFirst ? 0 : statementsIn(bytes)
      if (begun > 0) overlaps += begun - (isWaiting ? 0 : 1)
      if (begun > 0) isWaiting = true
      isFirst = false
      far.write(bytes)
    })
    far.on('data', (bytes) => {
      if (bytes.subarray(-6, -1).equals(ready)) isWaiting = false
      if (!isLost) near.write(bytes)
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const url = new URL(to)
  url.hostname = '127.0.0.1'
  url.port = String((server.address() as AddressInfo).port)
  return {
    url: url.href,
    overlaps: () => overlaps,
    lose: (lost) => void (isLost = lost),
    close: () => {
      server.close()
      ends.forEach((end) => end.destroy())
    },
  }
}

function statementsIn(bytes: Buffer): number {
  let count = 0
  for (let at = 0; at + 5 <= bytes.length; at += 1 + bytes.readUInt32BE(at + 1))
    if (beginnings.has(bytes[at]!)) count += 1
  return count
}

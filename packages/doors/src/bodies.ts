import { bodyDeadlineMs, bodyLimits } from '@metrolibre/contract'
import type { RequestRefusal } from './refuse.ts'

/** How many request bodies may be arriving at the same time. */
const atOnce = { perNetwork: 32, inAll: 1024 }
/** How many bytes may be stored at the same time; a body is stored until its request is answered. */
const keptBytes = { perNetwork: 256 * 1024 * 1024, inAll: 1024 * 1024 * 1024 }
/**
 * When a limit is reached, the slowest body is stopped to make room for a new one, but only if it has been
 * arriving for this long and is slower than this.
 */
const givesWay = { afterMs: 1000, belowBytesPerSecond: 4 * bodyLimits.leastBytesPerSecond }
const lookEveryMs = 1000

const tooManyOfNetwork = { code: 'rate_limited', retryAfterSeconds: 5 } as const
const full = { code: 'unavailable', retryAfterSeconds: 5 } as const
const tooSlow = { code: 'too_slow' } as const

/** A request body that is arriving. */
export class ReceivedBody {
  readonly network: string
  readonly since = performance.now()
  readonly refuse: (refusal: RequestRefusal) => void
  received = 0

  constructor(network: string, refuse: (refusal: RequestRefusal) => void) {
    this.network = network
    this.refuse = refuse
  }

  get bytesPerSecond(): number {
    return (1000 * this.received) / Math.max(1, performance.now() - this.since)
  }
}

/**
 * Limits how many request bodies arrive at the same time, how many bytes of them are stored, and how slow
 * they may be (RULES.md §10.18, §10.20, §10.21).
 */
export class Bodies {
  private readonly coming = new Map<string, Set<ReceivedBody>>()
  private readonly kept = new Map<string, number>()
  private count = 0
  private keptInAll = 0
  private closed = false
  private readonly timer = setInterval(() => this.endSlowOnes(), lookEveryMs).unref()

  /**
   * Registers a new body, or returns why it is refused. `refuse` is called when the body has to be stopped
   * later.
   */
  begin(network: string, refuse: (refusal: RequestRefusal) => void): ReceivedBody | RequestRefusal {
    if (this.closed) return full
    const own = this.coming.get(network) ?? new Set()
    if (own.size >= atOnce.perNetwork && !this.makeRoom(own)) return tooManyOfNetwork
    if (this.count >= atOnce.inAll && !this.makeRoom([...this.coming.values()].flatMap((all) => [...all])))
      return full
    const body = new ReceivedBody(network, refuse)
    this.coming.set(network, own.add(body))
    this.count += 1
    return body
  }

  /** Counts received bytes. Returns a refusal when more bytes are stored than allowed. */
  receive(body: ReceivedBody, bytes: number): RequestRefusal | undefined {
    body.received += bytes
    const ofNetwork = (this.kept.get(body.network) ?? 0) + bytes
    this.kept.set(body.network, ofNetwork)
    this.keptInAll += bytes
    if (ofNetwork > keptBytes.perNetwork) return tooManyOfNetwork
    return this.keptInAll > keptBytes.inAll ? full : undefined
  }

  /** Called when a body is complete or was broken off: it no longer counts as arriving. */
  end(body: ReceivedBody): void {
    const own = this.coming.get(body.network)
    if (!own?.delete(body)) return
    this.count -= 1
    if (own.size === 0) this.coming.delete(body.network)
  }

  /** Called when a body is no longer stored: its bytes no longer count. */
  forget(body: ReceivedBody): void {
    const left = (this.kept.get(body.network) ?? 0) - body.received
    if (left > 0) this.kept.set(body.network, left)
    else this.kept.delete(body.network)
    this.keptInAll -= body.received
  }

  /** Stops all arriving bodies and refuses new ones; clients are told to retry later. */
  close(): void {
    this.closed = true
    clearInterval(this.timer)
    for (const own of this.coming.values()) for (const body of own) this.stop(body, full)
  }

  private makeRoom(among: Iterable<ReceivedBody>): boolean {
    const now = performance.now()
    let slowest: ReceivedBody | undefined
    for (const body of among)
      if (now - body.since > givesWay.afterMs && !(slowest && slowest.bytesPerSecond <= body.bytesPerSecond))
        slowest = body
    if (!slowest || slowest.bytesPerSecond > givesWay.belowBytesPerSecond) return false
    this.stop(slowest)
    return true
  }

  private endSlowOnes(): void {
    const now = performance.now()
    for (const own of this.coming.values())
      for (const body of own) if (now - body.since > bodyDeadlineMs(body.received)) this.stop(body)
  }

  private stop(body: ReceivedBody, why: RequestRefusal = tooSlow): void {
    this.end(body)
    body.refuse(why)
  }
}

import { AppError } from '../errors/app-error.ts'

/**
 * Deeper than any request of our clients or of the services that call us. Later code walks a body
 * recursively, so the depth has to be limited.
 */
const deepest = 32

/**
 * More values than any request has. Each of them may be wrong, and what is wrong costs far more than its bytes: half a million
 * numbers in one list kept everybody waiting for seconds.
 */
const mostValues = 10_000

const innerOf = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value) : []

/**
 * Refuses a value that is nested too deeply, or has too many values in it.
 * @throws AppError `malformed_request`
 */
export function refuseBeyondBounds(value: unknown): void {
  let level = [value]
  let values = 0
  for (let depth = 0; level.length > 0; depth += 1) {
    const next: unknown[] = []
    for (const item of level) {
      const inner = innerOf(item)
      values += inner.length
      if (values > mostValues) throw new AppError('malformed_request')
      for (const one of inner) if (typeof one === 'object' && one !== null) next.push(one)
    }
    if (depth >= deepest && next.length > 0) throw new AppError('malformed_request')
    level = next
  }
}

import { AppError } from '../errors/app-error.ts'

/**
 * Deeper than any request of our clients or of the services that call us. Later code walks a body
 * recursively, so the depth has to be limited.
 */
const deepest = 32

/**
 * Refuses a value that is nested too deeply.
 * @throws AppError `malformed_request`
 */
export function refuseDepth(value: unknown): void {
  let level = [value]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > deepest) throw new AppError('malformed_request')
    level = level.flatMap((item) =>
      typeof item === 'object' && item !== null
        ? Object.values(item).filter((inner) => typeof inner === 'object' && inner !== null)
        : [],
    )
  }
}

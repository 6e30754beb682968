import { AppError } from '../errors/app-error.ts'

/** Deeper than anything that this API or the services it listens to send; what walks a body later does so by calling itself. */
const deepest = 32

/**
 * Refuses what is nested too deep to be walked.
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

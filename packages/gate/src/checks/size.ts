import type { Refusal, Release } from '../release.ts'

/**
 * Kilobytes (of 1,000 bytes) in brotli that a page of a remote may load of its own, beside what the shell
 * loads for all; a route may declare another `budget`.
 */
export const defaultBudget = 90

/** What each page loads has to stay below its budget. */
export function sizes(candidate: Release): Refusal[] {
  return (candidate.config?.routes ?? []).flatMap(({ id, path, budget = defaultBudget }) => {
    const kilobytes = bytesOf(candidate, id) / 1000
    if (kilobytes <= budget) return []
    return [
      {
        check: 'size' as const,
        sentence: `${path} of ${candidate.name} loads ${kilobytes.toFixed(1)} KB and may load ${budget}: load less at once, or declare a larger budget for the route and say why.`,
      },
    ]
  })
}

/** Bytes as sent that the entry of a version and the screen of a route load. */
export function bytesOf({ entry, routeFiles, files }: Release, routeId: string): number {
  const paths = new Set([...entry, ...(routeFiles[routeId] ?? [])])
  return [...paths].reduce((sum, path) => {
    const file = files[`public/${path}`]
    return sum + (file?.brotliBytes ?? file?.bytes ?? 0)
  }, 0)
}

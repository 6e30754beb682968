import type { VersionRefusal, Release } from '../release.ts'

/**
 * Kilobytes (of 1,000 bytes) in brotli that a page of a remote may load of its own, besides what the shell
 * loads for all; a route may declare another `budget`.
 */
export const defaultBudget = 90

/** The same for a part, which is loaded into somebody else's page. */
export const partBudget = 40

/** What each page loads, and each part in pages of others, has to stay below its budget. */
export function sizeFindings(candidate: Release): VersionRefusal[] {
  const { name, config } = candidate
  const pages = (config?.routes ?? []).map(({ id, path, budget }) => ({ files: id, what: path, budget }))
  const parts = (config?.parts ?? []).map(({ id, budget }) => ({
    files: `part:${id}`,
    what: `The part ${id}`,
    budget: budget ?? partBudget,
  }))
  return [...pages, ...parts].flatMap(({ files, what, budget = defaultBudget }) => {
    const kilobytes = bytesOf(candidate, files) / 1000
    if (kilobytes <= budget) return []
    return [
      {
        check: 'size' as const,
        sentence: `${what} of ${name} loads ${kilobytes.toFixed(1)} KB and may load ${budget}: load less at once, or declare a larger budget for it and say why.`,
      },
    ]
  })
}

/** Bytes as sent that the entry of a version and the screen of a route, or a part, load. */
export function bytesOf({ entry, routeFiles, files }: Release, id: string): number {
  const paths = new Set([...entry, ...(routeFiles[id] ?? [])])
  return [...paths].reduce((sum, path) => {
    const file = files[`public/${path}`]
    return sum + (file?.brotliBytes ?? file?.bytes ?? 0)
  }, 0)
}

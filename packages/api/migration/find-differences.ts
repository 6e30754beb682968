const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Returns the paths at which two snapshots differ, apart from their own ids. */
export function findDifferences(written: unknown, drawn: unknown, path = ''): string[] {
  if (!isRecord(written) || !isRecord(drawn)) return Object.is(written, drawn) ? [] : [path]
  const keys = new Set([...Object.keys(written), ...Object.keys(drawn)])
  return [...keys].flatMap((key) => {
    if (path === '' && (key === 'id' || key === 'prevId')) return []
    const here = path === '' ? key : `${path}/${key}`
    if (!Object.hasOwn(written, key) || !Object.hasOwn(drawn, key)) return [here]
    return findDifferences(written[key], drawn[key], here)
  })
}

/** An operation of JSON Patch (RFC 6902), of the kinds that the overlays use. */
export interface Operation {
  readonly op: 'add' | 'replace'
  readonly path: string
  readonly value: unknown
}

type Place = Record<string, unknown>

/**
 * Applies a patch to a resource.
 * @throws Error when a path to replace does not exist
 */
export function applyPatch(resource: object, operations: readonly Operation[]): void {
  for (const { op, path, value } of operations) {
    const names = path.slice(1).split('/').map(unescape)
    const last = names.pop()!
    let place: Place | undefined = resource as Place
    for (const name of names) place = place?.[name] as Place | undefined
    if (place === undefined || (op === 'replace' && !(last in place)))
      throw new Error(`There is no ${path} to ${op}.`)
    place[last] = value
  }
}

const unescape = (name: string): string => name.replaceAll('~1', '/').replaceAll('~0', '~')

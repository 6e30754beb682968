/**
 * Watches which fields of an object are read. A validator made from a schema reads all fields that the schema knows and no
 * others, so what it has left unread is unknown to the schema; by itself it would accept it.
 */
export function watchReads<T extends object>(object: T): { watched: T; unread: () => string[] } {
  const reads = new WeakMap<object, Set<string>>()
  const watch = <V>(value: V): V => {
    if (typeof value !== 'object' || value === null) return value
    const names = reads.get(value) ?? new Set<string>()
    reads.set(value, names)
    return new Proxy(value, {
      get(target, name, receiver) {
        if (typeof name === 'string') names.add(name)
        return watch(Reflect.get(target, name, receiver))
      },
    })
  }
  const unreadOf = (value: unknown, path: string): string[] => {
    if (typeof value !== 'object' || value === null) return []
    const names = reads.get(value)
    return Object.entries(value).flatMap(([name, part]) =>
      names?.has(name) ? unreadOf(part, `${path}/${name}`) : [`${path}/${name}`],
    )
  }
  return { watched: watch(object), unread: () => unreadOf(object, '') }
}

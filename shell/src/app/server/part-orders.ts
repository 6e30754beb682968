import type { WantedPart } from '../wanted-part.ts'

/** Gathers the parts that a page asks for while it renders; one that is asked for again is the same part. */
export function createPartOrders() {
  const orders = new Map<string, WantedPart>()
  return {
    order: (part: Omit<WantedPart, 'mark'>): string => {
      const key = JSON.stringify([part.remoteName, part.id, part.given])
      const known = orders.get(key)
      if (known) return known.mark
      const mark = `<!--part ${orders.size}-->`
      orders.set(key, { ...part, mark })
      return mark
    },
    all: (): WantedPart[] => [...orders.values()],
  }
}

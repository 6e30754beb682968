/** A seeded random generator: the same seed always gives the same picture. */
export interface Random {
  /** From 0 to 1, excluding 1. */
  f: () => number
  /** A number between two others. */
  n: (a: number, b: number) => number
  /** A whole number, both ends included. */
  i: (a: number, b: number) => number
  pick: <T>(list: readonly T[]) => T
  /** True with this probability. */
  yes: (p?: number) => boolean
  shuffle: <T>(list: readonly T[]) => T[]
}

const hash = (seed: string) => {
  let h = 1779033703 ^ seed.length
  for (const ch of seed) {
    h = Math.imul(h ^ (ch.codePointAt(0) ?? 0), 3432918353)
    h = (h << 13) | (h >>> 19)
  }
  return h
}

const swap = <T>(list: T[], i: number, j: number) => {
  const kept = list[i] as T
  list[i] = list[j] as T
  list[j] = kept
}

export const random = (seed: string): Random => {
  let h = hash(seed)
  const f = () => {
    h |= 0
    h = (h + 0x6d2b79f5) | 0
    let t = Math.imul(h ^ (h >>> 15), 1 | h)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  for (let i = 0; i < 4; i++) f()
  return {
    f,
    n: (a, b) => a + (b - a) * f(),
    i: (a, b) => Math.floor(a + (b - a + 1) * f()),
    pick: (list) => list[Math.floor(f() * list.length)] as (typeof list)[number],
    yes: (p = 0.5) => f() < p,
    shuffle: (list) => {
      const shuffled = [...list]
      for (let i = shuffled.length - 1; i > 0; i--) swap(shuffled, i, Math.floor(f() * (i + 1)))
      return shuffled
    },
  }
}

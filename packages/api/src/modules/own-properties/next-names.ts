/** The longest name of a room. */
const longest = 160

/** A name and the number that it ends in. Longer numbers are no counters. */
const numbered = /^(.*?)(?<!\d)(\d{1,6})$/su

/**
 * Returns names for copies of a room, which count on from its number, or from 2 if it has none, and leave out those
 * that are taken. Zeros in front of a number are kept: «Bodega 09» is followed by «Bodega 10».
 */
export function nextNames(
  name: string,
  { taken, count }: { taken: readonly string[]; count: number },
): string[] {
  const [, before = `${name} `, digits] = numbered.exec(name) ?? []
  const known = new Set(taken)
  const names: string[] = []
  for (let next = Number(digits ?? 1) + 1; names.length < count; next++) {
    const number = String(next).padStart(digits?.length ?? 1, '0')
    const one = shortened(before, longest - number.length) + number
    if (!known.has(one)) names.push(one)
  }
  return names
}

/** Cuts between characters, never within one. */
function shortened(text: string, most: number): string {
  let short = ''
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    if (short.length + segment.length > most) break
    short += segment
  }
  return short
}

/** Words after which an address names a part of a building or a landmark. */
const unit =
  /^(depto|dpto|departamento|dep|of|ofic|oficina|local|casa|piso|block|torre|int|interior|mz|manzana|lote|lt|parcela|sitio|bodega|galp[oó]n|km|esquina|esq|entre|frente|apt|unit|floor)\.?$/iu
/** Marks of a house number. */
const mark = /^(#.*|n[°ºro]*\.?|n[uú]m(ero)?\.?|no\.|s\/n\.?|-|–)$/iu
const numbered = /\d/
/** Words that may follow a number which belongs to a street's name: Calle 13 Norte, 11 de Septiembre. */
const afterNumber = /^(de|del|norte|sur|este|oeste|oriente|poniente|north|south|east|west)$/iu

const isNameNumber = (words: readonly string[], at: number): boolean =>
  /^\d{1,2}$/.test(words[at]!) && afterNumber.test(words[at + 1] ?? '')

/**
 * Returns the street of an address without the number of the house, its flat and everything after them,
 * because only the street is public (RULES.md §7.2). A short number is kept if it is part of the street's name.
 * When in doubt, less is shown.
 */
export const streetOf = (address: string): string => {
  const [first = ''] = address.split(/[,;\n(]/u)
  const words = first.split(/\s+/u).filter(Boolean)
  // In some addresses the number comes first.
  if (words.length > 1 && numbered.test(words[0]!) && !isNameNumber(words, 0)) words.shift()
  const end = words.findIndex(
    (word, at) =>
      (at > 0 && unit.test(word)) || mark.test(word) || (numbered.test(word) && !isNameNumber(words, at)),
  )
  return words.slice(0, end === -1 ? undefined : end).join(' ')
}

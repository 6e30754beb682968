/** Files of this site, in letters that need no escape in a style sheet. */
const ours = /^\/(files|r|shell)\/[\w./-]+$/

/** Tells whether an address is one of a file of this site. */
export const isOurs = (address: string): boolean => ours.test(address)

/** Wide enough for a copy that is blurred. */
const enough = 480

/** Returns the address of the narrowest picture in a `srcset` that is wide enough, otherwise of the widest. */
export function copyToRead(srcSet: string | undefined): string | undefined {
  const copies = (srcSet ?? '')
    .split(/,\s+/)
    .map((each) => /^(\S+) (\d+)w$/.exec(each.trim()))
    .flatMap((match) => (match ? [{ url: match[1]!, width: Number(match[2]) }] : []))
    .toSorted((left, right) => left.width - right.width)
  return (copies.find(({ width }) => width >= enough) ?? copies.at(-1))?.url
}

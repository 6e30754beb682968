/** Shows the first half of a tax number and hides the rest: `76.333.•••-•`, `20100••••••`. */
export const partlyHiddenNumber = (number: string): string => {
  const signs = /[\p{L}\p{N}]/gu
  const shown = Math.floor((number.match(signs)?.length ?? 0) / 2)
  let count = 0
  return number.replace(signs, (sign) => (count++ < shown ? sign : '•'))
}

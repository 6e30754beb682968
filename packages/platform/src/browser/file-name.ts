/**
 * Converts a title to a file name: 'Pieza norte' → 'pieza-norte'. Letters of other scripts stay, and a title without letters
 * and digits gives the name of the product.
 */
export const fileName = (title: string): string =>
  title
    .normalize('NFD')
    .replaceAll(/(?<=\p{Script=Latin}\p{M}*)\p{M}/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '') || 'metrolibre'

import { markGround, markLines, markUnits } from '../mark.ts'

/**
 * `any`: a tile with round corners; `maskable`: the ground reaches the edges and the mark stays inside the
 * safe circle, because systems crop these icons.
 */
const purposes = ['any', 'maskable'] as const

/** Widths that browsers and phones require. */
const sizes = [180, 192, 512] as const

/** Systems crop maskable icons, so their ground is this many times wider than the square of the mark. */
const maskableMargin = 1.35

/**
 * The icons of the site as an app. They are rendered when the shell is built and are among the public files
 * of its release, so that nothing has to be rendered while pages wait.
 */
export const icons = sizes.flatMap((size) =>
  purposes.map((purpose) => ({
    purpose,
    size,
    /** Path below the public files of the shell's release, and also below the root of the site. */
    path: `icons/${purpose}-${size}.png`,
    svg: drawing(purpose, size),
  })),
)

function drawing(purpose: (typeof purposes)[number], size: number): string {
  const isMaskable = purpose === 'maskable'
  const side = isMaskable ? markUnits * maskableMargin : markUnits
  const edge = (markUnits - side) / 2
  const corner = isMaskable ? 0 : 8
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="${edge} ${edge} ${side} ${side}"><rect x="${edge}" y="${edge}" width="${side}" height="${side}" rx="${corner}" fill="${markGround}"/>${markLines}</svg>`
}

import { markGround, markLines, markUnits } from '../mark.ts'

/** `any`: the tile with its round corners; `maskable`: the ground to the edges, the mark inside the safe circle. */
const purposes = ['any', 'maskable'] as const

/** Widths that browsers and phones ask for. */
const sizes = [180, 192, 512] as const

/** How much wider than the mark's own square the ground is of which systems cut what they like. */
const maskableMargin = 1.35

/**
 * The icons of the site as an app. Their pictures are drawn when the shell is built and lie among the public files of
 * its release, so that nothing has to be drawn while pages wait.
 */
export const icons = sizes.flatMap((size) =>
  purposes.map((purpose) => ({
    purpose,
    size,
    /** Below the public files of the shell's release, and below the site's root. */
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

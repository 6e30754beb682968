/** The most 3D images of one property. */
export const maxPanoramas = 10

/** How far the width may be from twice the height, as a share of the height. */
const tolerance = 0.02

export type PanoramaProblem = 'panorama_shape' | 'panorama_projection'

/** Returns the projection that a 360 camera wrote into a file, in lower case, or null if there is none. */
export const projectionIn = (metadata: string): string | null =>
  /GPano:ProjectionType\s*(?:=\s*["']|>)\s*([\w-]{1,40})/.exec(metadata)?.[1]?.toLowerCase() ?? null

/**
 * Tells why a picture can't be looked around in, or returns null if it can: it has to be equirectangular, that
 * is twice as wide as high. `metadata` is any text that contains the XMP of the file (RULES.md §8.10).
 */
export const panoramaProblem = (
  { width, height }: { readonly width: number; readonly height: number },
  metadata: string,
): PanoramaProblem | null => {
  if ((projectionIn(metadata) ?? 'equirectangular') !== 'equirectangular') return 'panorama_projection'
  return Math.abs(width / height - 2) > tolerance ? 'panorama_shape' : null
}

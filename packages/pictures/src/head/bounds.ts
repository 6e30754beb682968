/** Enough for a 50-megapixel camera. A small file that decompresses to more is refused. */
export const pixelLimit = 50_000_000

/** How often the longer side of a picture holds the shorter one. Panoramas of phones and long screenshots stay below it. */
export const longestRatio = 20

/** Cameras and editors write about ten scans, the most thorough optimiser some thirty. */
export const mostScans = 50
/** Pixels times scans: twenty scans of the largest picture. */
export const mostScannedPixels = 1_000_000_000

/** The most bytes of samples of an interlaced picture, all of which are kept until the last one has come. */
export const mostInterlacedBytes = 200_000_000

/** The most bytes of coefficients of a progressive JPEG, likewise: 50 million pixels in full colour. */
export const mostCoefficientBytes = 320_000_000

/** The most segments of a JPEG, and chunks of a PNG: some decoders take long for each, whatever is in it. */
export const mostSegments = 10_000

/** The most entries of EXIF data. Cameras write some two hundred, and what is damaged seems to hold more. */
export const mostExifEntries = 20_000

/** The most pictures in an animation. Only the first is shown, but a decoder goes through all of them. */
export const mostFrames = 5_000

/** The most parts of a HEIC picture. A phone with 48 million pixels writes some three hundred. */
export const mostParts = 2_000

/** How much the parts of a HEIC picture may cover in all: the picture, what its last row and column are filled up with, and
 * its maps of light and depth. */
export const mostPartPixels = 4 * pixelLimit

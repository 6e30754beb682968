const brands = new Set(['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1'])

/**
 * Returns whether a file is a HEIC photo. It checks the first bytes, because browsers often report no MIME
 * type for HEIC.
 */
export const isHeic = async (file: Blob): Promise<boolean> => {
  const head = new TextDecoder('latin1').decode(await file.slice(0, 12).arrayBuffer())
  return head.slice(4, 8) === 'ftyp' && brands.has(head.slice(8, 12))
}

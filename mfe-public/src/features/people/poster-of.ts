import { assetPath } from '@metrolibre/platform'
import entire from './pictures/entire.webp'
import galpon from './pictures/galpon.webp'
import room from './pictures/room.webp'
import terreno from './pictures/terreno.webp'

const posters = [room, galpon, entire, terreno]

/** Returns the picture in front of a person's film; the same person always has the same one. */
export const posterOf = (name: string): string => {
  let sum = 0
  for (const letter of name) sum += letter.codePointAt(0)!
  return assetPath(posters[sum % posters.length]!)
}

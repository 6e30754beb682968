import sharp from 'sharp'
import { drawn } from '../ids.ts'

const known = new Map<string, Promise<Buffer>>()

/** Draws a scribble like one from the signature pad. It is always the same for the same person. */
export const drawSignature = (person: string): Promise<Buffer> => {
  const made = known.get(person) ?? scribble(person)
  known.set(person, made)
  return made
}

const scribble = (person: string): Promise<Buffer> => {
  const loops = 5 + Math.floor(drawn(`${person} loops`) * 4)
  let path = 'M 40 110'
  for (let index = 0; index < loops; index += 1) {
    const x = 40 + ((index + 1) * 320) / loops
    const up = 25 + drawn(`${person} up ${index}`) * 60
    const down = 100 + drawn(`${person} down ${index}`) * 40
    path += ` C ${x - 50} ${up} ${x + 10} ${up - 10} ${x - 18} ${down} S ${x - 8} 90 ${x} 105`
  }
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="420" height="160"><path d="${path} q 30 20 50 -30"
    fill="none" stroke="#10201c" stroke-width="2.8" stroke-linecap="round" stroke-linejoin="round"/></svg>`
  return sharp(Buffer.from(svg)).png().toBuffer()
}

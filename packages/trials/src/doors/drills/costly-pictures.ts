import { makeInterlacedPng, makeScans } from '@metrolibre/pictures/testing'
import type { Finding, TrialPlace } from '../../drill/drill.ts'
import { askHonestly, compareVisits } from '../honest.ts'
import { signInAtDoors } from '../sign-in.ts'

const uploadsAtOnce = 4
const answeredWithinMs = 60_000

const pictures: Readonly<Record<string, () => Buffer | Promise<Buffer>>> = {
  'a JPEG in 2,500 scans': () => makeScans(5000, 2500),
  'an interlaced PNG of 50 million pixels in 16 bits': () => makeInterlacedPng(7070),
  'a JPEG that is as costly as a picture may be': () => makeScans(4900, 40),
}

async function ownProperty(url: string, bearer: string): Promise<string> {
  const answer = await fetch(`${url}/api/owner/locations`, { headers: { authorization: `Bearer ${bearer}` } })
  const id = /"id":"([\da-f-]{36})"/.exec(await answer.text())?.[1]
  if (!id) throw new Error('The demo’s owner has no property.')
  return id
}

async function upload(url: string, bearer: string, id: string, bytes: Buffer): Promise<number> {
  const body = new FormData()
  body.append('locationId', id)
  body.append('image', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'photo.jpg')
  const headers = { authorization: `Bearer ${bearer}` }
  const signal = AbortSignal.timeout(answeredWithinMs)
  const answer = await fetch(`${url}/api/images`, { method: 'POST', headers, body, signal }).catch(
    () => undefined,
  )
  await answer?.body?.cancel()
  return answer?.status ?? 0
}

/** Uploads pictures that are small and take a decoder very long. Everybody else must be answered meanwhile. */
export async function costlyPictures({ url }: TrialPlace): Promise<Finding[]> {
  const bearer = await signInAtDoors(url, 'owner')
  const id = await ownProperty(url, bearer)
  const urls = ['/api/currency', '/api/zones/', '/api/locations/'].map((path) => url + path)
  const findings: Finding[] = []
  for (const [name, make] of Object.entries(pictures)) {
    const bytes = await make()
    const alone = await askHonestly(urls)
    const uploads = Promise.all(Array.from({ length: uploadsAtOnce }, () => upload(url, bearer, id, bytes)))
    const [beside, login, statuses] = await Promise.all([
      askHonestly(urls),
      signInAtDoors(url, 'tenant').then(
        () => true,
        () => false,
      ),
      uploads,
    ])
    findings.push(
      {
        what: `${uploadsAtOnce} uploads of ${name} (${Math.ceil(bytes.length / 1000)} KB) are answered, and not by a failure`,
        held: statuses.every((status) => [201, 415, 422, 429, 503].includes(status)),
        seen: statuses.join(', '),
      },
      {
        what: '  meanwhile, honest calls and a login are answered',
        held: beside.lost === 0 && login,
        seen: `${beside.lost} of ${beside.lost + beside.answered} lost, the login was ${login ? 'answered' : 'NOT answered'}`,
      },
      { what: '  their p99', held: null, seen: compareVisits(alone, beside) },
    )
  }
  return findings
}

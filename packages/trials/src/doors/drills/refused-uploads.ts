import type { Finding, TrialPlace } from '../../drill/drill.ts'
import { answerOn, open } from '../raw.ts'
import { signInAtDoors } from '../sign-in.ts'

const field = (name: string, value: string) =>
  `--cut\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
const photo = (bytes: number, name = 'images') =>
  `--cut\r\nContent-Disposition: form-data; name="${name}"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n${'x'.repeat(bytes)}\r\n`

const fields =
  field('id', '00000000-0000-4000-8000-000000000000') +
  field('table', 'location') +
  field('route', 'locations')
const forms: Readonly<Record<string, string>> = {
  'a sixth photo and a seventh': fields + photo(400_000).repeat(7),
  'two photos that are too large': fields + photo(12_000_000).repeat(2),
  'a photo under another name': fields + photo(2_000_000, 'other').repeat(2),
  'no end': fields + photo(2_000_000).slice(0, -1000),
}

const upload = (body: string, bearer: string, chunked: boolean): string =>
  [
    'POST /api/images/multi HTTP/1.1',
    'Host: localhost',
    `Authorization: Bearer ${bearer}`,
    'Content-Type: multipart/form-data; boundary=cut',
    chunked ? 'Transfer-Encoding: chunked' : `Content-Length: ${body.length}`,
    '',
    chunked ? `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n` : body,
  ].join('\r\n')

async function uploadThenAsk(origin: string, request: string): Promise<{ held: boolean; seen: string }> {
  const socket = open(origin)
  const answer = answerOn(socket, 20_000)
  socket.write(request)
  const refused = await answer
  let next = 'the connection was closed'
  let held = refused.status >= 400 && refused.status < 500
  if (!refused.closed && !/\r\nconnection: close\r\n/i.test(refused.text)) {
    const following = answerOn(socket, 5000)
    socket.write('GET /api/locations/ HTTP/1.1\r\nHost: localhost\r\n\r\n')
    const { status } = await following
    next = `the next request ${status || 'was NOT answered'}`
    held &&= status === 200
  }
  socket.destroy()
  return { held, seen: `${refused.status || 'no answer'}, ${next}` }
}

/** Returns how other visitors are answered through the composer during and after refused uploads. */
async function others(url: string): Promise<Finding> {
  const statuses = await Promise.all(
    Array.from({ length: 40 }, async () => {
      const answer = await fetch(`${url}/api/locations/`, { signal: AbortSignal.timeout(8000) }).catch(
        () => undefined,
      )
      await answer?.body?.cancel()
      return answer?.status ?? 0
    }),
  )
  const lost = statuses.filter((status) => status !== 200).length
  return {
    what: 'calls of other visitors are answered afterwards',
    held: lost === 0,
    seen: `${lost} of ${statuses.length} lost`,
  }
}

/** Sends uploads that are refused. Each must leave its connection usable, or close it. */
export async function refusedUploads({ url, api }: TrialPlace): Promise<Finding[]> {
  const bearer = await signInAtDoors(url, 'owner')
  const findings: Finding[] = []
  for (const [door, origin] of Object.entries({ composer: url, API: api }))
    for (const [name, body] of Object.entries(forms))
      for (const chunked of [false, true]) {
        const what = `${door}: after an upload with ${name}${chunked ? ' (chunked)' : ''}, the connection is usable or closed`
        findings.push({ what, ...(await uploadThenAsk(origin, upload(body, bearer, chunked))) })
      }
  return [...findings, await others(url)]
}

import type { Finding, TrialPlace } from '../../drill/drill.ts'

const bodies: Readonly<Record<string, string>> = {
  lists: '['.repeat(20_000) + ']'.repeat(20_000),
  objects: '{"a":'.repeat(20_000) + '1' + '}'.repeat(20_000),
  'a field of lists': `{"email":${'['.repeat(400_000)}${']'.repeat(400_000)}}`,
  'lists without an end': '['.repeat(900_000),
}

/** Sends deeply nested bodies. They must be refused as unreadable at any depth. */
export async function nesting({ url, api }: TrialPlace): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const [door, origin] of Object.entries({ composer: url, API: api })) {
    const seen: string[] = []
    for (const [name, body] of Object.entries(bodies)) {
      const headers = { 'content-type': 'application/json' }
      const { status } = await fetch(`${origin}/api/auth/login`, { method: 'POST', headers, body })
      if (status !== 400) seen.push(`${name} ${status}`)
    }
    const what = `${door}: deeply nested JSON is refused with 400`
    findings.push({ what, held: seen.length === 0, seen: seen.join(', ') || Object.keys(bodies).join(', ') })
  }
  return findings
}

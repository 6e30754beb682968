import type { Finding, TrialPlace } from '../../drill/drill.ts'
import { get, sendRaw } from '../raw.ts'

/** Ways to write the only path of the API that is not public. */
const forms = [
  '/api/metrics',
  '/api/./metrics',
  '/api/%2e/metrics',
  '/api/x/../metrics',
  '/api/x/%2E%2e/metrics',
  '/api/x/.%2e/metrics',
  '//api/metrics',
  '/api//metrics',
  '///api///metrics',
  '/api\\metrics',
  '/api/\\metrics',
  '/api/x\\..\\metrics',
  '/api%2fmetrics',
  '/api%5cmetrics',
  '/api/x%2f..%2fmetrics',
  '/api/%6Detrics',
  '/api/%256Detrics',
  '/api/%252e/metrics',
  '/api/metrics/',
  '/api/metrics/.',
  '/api/metrics?x=1',
  '/api/metrics;x=1',
  '/api/metrics#x',
  '/api/metrics%00',
  '/API/metrics',
  '/Api/Metrics',
  '/files/../api/metrics',
  '/files/%2e%2e/api/metrics',
  '/securetoken.googleapis.com/../api/metrics',
  'http://localhost/api/metrics',
  'http://localhost/api/./metrics',
  'HTTP://other.example//api/metrics',
  'http://a:b@localhost:1/api/metrics',
  'api/metrics',
  '*',
]

const isInside = (text: string) => text.includes('# HELP') || text.includes('# TYPE')

/**
 * Requests the API's metrics with every form of their path. They must never be exposed, and no form may cause
 * an internal error.
 */
export async function pathForms({ url, api }: TrialPlace): Promise<Finding[]> {
  const leaks: string[] = []
  const failures: string[] = []
  for (const form of forms) {
    const { status, text } = await sendRaw(url, get(form))
    if (isInside(text)) leaks.push(form)
    if (status === 0 || status >= 500) failures.push(`${form} ${status}`)
    const direct = await sendRaw(api, get(form))
    if (direct.status === 0 || direct.status >= 500) failures.push(`API ${form} ${direct.status}`)
  }
  return [
    {
      what: 'no form of the path exposes the metrics of the API',
      held: leaks.length === 0,
      seen: leaks.join(' ') || `${forms.length} forms`,
    },
    {
      what: 'every form of the path gets a response, and none a 5xx',
      held: failures.length === 0,
      seen: failures.join(', ') || `${forms.length} forms at the composer and the API`,
    },
  ]
}

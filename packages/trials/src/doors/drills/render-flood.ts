import type { Finding, TrialPlace } from '../../drill/drill.ts'
import { askPages, p99, shown, type PageCall } from '../page-calls.ts'

const seconds = 8
const honest = { clients: 1, from: '127.0.3.1', seconds, pauseMs: 350 }
const hostile = { clients: 24, from: '127.0.0.2', seconds, pauseMs: 0 }

const stamp = Date.now().toString(36)

/** Returns the URLs of searches that nobody made before. */
const searchBy = (url: string, who: string) => (number: number) =>
  `${url}/propietario?q=${who}${stamp}${number}`

const finished = (calls: readonly PageCall[]) => calls.filter(({ drawn }) => drawn === 'screen').length

/**
 * Requests different searches over twenty-four connections. Others must still get their pages, and nobody an
 * empty one.
 */
export async function renderFlood({ url }: TrialPlace): Promise<Finding[]> {
  const home = (visit: typeof honest) => askPages(() => `${url}/`, { ...visit, pauseMs: 100 })
  const alone = await askPages(searchBy(url, 'alone'), honest)
  const homeAlone = await home({ ...honest, seconds: 3 })
  const [flood, beside, homeBeside] = await Promise.all([
    askPages(searchBy(url, 'hostile'), hostile),
    askPages(searchBy(url, 'honest'), honest),
    home({ ...honest, from: '127.0.0.4' }),
  ])
  const ratio = (calls: PageCall[], without: PageCall[]) => (p99(calls) / p99(without)).toFixed(2)
  return [
    {
      what: 'searches of honest visitors are rendered on the server',
      held: finished(beside) >= 0.9 * beside.length,
      seen: `${ratio(beside, alone)} × the p99 (without the flood: ${shown(alone)}; with it: ${shown(beside)})`,
    },
    {
      what: 'the home page is rendered on the server',
      held: finished(homeBeside) === homeBeside.length,
      seen: `${ratio(homeBeside, homeAlone)} × the p99 (without the flood: ${shown(homeAlone)}; with it: ${shown(homeBeside)})`,
    },
    {
      what: 'nobody gets an empty page or an error, except that the flood may get 429',
      held:
        [...beside, ...homeBeside].every(({ status, drawn }) => status === 200 && drawn !== 'nothing') &&
        flood.every(({ status, drawn }) => status === 429 || (status === 200 && drawn !== 'nothing')),
      seen: `${flood.length} hostile calls, ${flood.filter(({ status }) => status === 429).length} refused: ${shown(flood.filter(({ status }) => status === 200))}`,
    },
  ]
}

import { get } from 'node:http'

/** What visitors got while something else went on. */
export interface PageLoad {
  readonly answered: number
  /** Pages with their failure: another status than 200, or a first view that was left to the browser. */
  readonly failures: readonly string[]
}

/**
 * Opens pages, some at a time, until `stop` is called, which tells what was seen. Each of the visitors has an address of
 * the loopback network of its own where the system has them, because pages at once for one address wait for each other.
 */
export function openPages(
  site: string,
  addresses: readonly string[],
  clients = 4,
): { stop: () => Promise<PageLoad> } {
  let answered = 0
  let running = true
  const failures: string[] = []
  const visit = async (address: string, from: number): Promise<void> => {
    const answer = await open(site + address, `127.0.0.${from}`).catch((error: Error) => error)
    if (answer instanceof Error) return void failures.push(`${address} ${answer.message}`)
    answered += 1
    if (answer.status !== 200) failures.push(`${address} ${answer.status}`)
    else if (!answer.text.includes('"rendered":"screen"')) failures.push(`${address} not rendered`)
  }
  const client = async (first: number) => {
    for (let next = first; running; next += 1)
      await visit(addresses[next % addresses.length]!, firstHost + first)
  }
  const all = Promise.all(Array.from({ length: clients }, (_, index) => client(index)))
  return {
    stop: async () => {
      running = false
      await all
      return { answered, failures }
    },
  }
}

const firstHost = 11

const open = (url: string, from: string): Promise<{ status: number; text: string }> =>
  new Promise((resolve, reject) => {
    const local = process.platform === 'linux' ? { localAddress: from } : {}
    get(url, local, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (part: string) => (text += part))
      response.once('end', () => resolve({ status: response.statusCode ?? 0, text }))
      response.once('error', reject)
    }).once('error', reject)
  })

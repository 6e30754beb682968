/** What visitors got while something else went on. */
export interface PageLoad {
  readonly answered: number
  /** Pages with their failure: another status than 200, or a first view that was left to the browser. */
  readonly failures: readonly string[]
}

/** Opens pages, some at a time, until `stop` is called, which tells what was seen. */
export function openPages(
  site: string,
  addresses: readonly string[],
  clients = 4,
): { stop: () => Promise<PageLoad> } {
  let answered = 0
  let running = true
  const failures: string[] = []
  const visit = async (address: string): Promise<void> => {
    const answer = await fetch(site + address).catch((error: Error) => error)
    if (answer instanceof Error) return void failures.push(`${address} ${answer.message}`)
    const text = await answer.text()
    answered += 1
    if (answer.status !== 200) failures.push(`${address} ${answer.status}`)
    else if (!text.includes('"rendered":"screen"')) failures.push(`${address} not rendered`)
  }
  const client = async (first: number) => {
    for (let next = first; running; next += 1) await visit(addresses[next % addresses.length]!)
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

import type { Manifest } from '../manifest.ts'

/** The parts of an address that a check can ask for without knowing any data. */
const isPlain = (path: string): boolean => !path.includes(':') && !path.includes('*')

/** The addresses, in each language, of the pages of a version that anybody can open. */
export const publicAddresses = ({ config }: Pick<Manifest, 'config'>): string[] =>
  (config?.routes ?? [])
    .filter(
      ({ guard, render, path, movedTo }) =>
        guard === 'public' && render === 'server' && isPlain(path) && !movedTo,
    )
    .flatMap(({ path }) =>
      (config?.locales ?? []).map((locale) => (locale === 'es' ? path : `/${locale}${path}`)),
    )
    .map((path) => path.replace(/(.)\/$/, '$1'))

/**
 * Asks for each public page of a version through the link of a preview. Each must be rendered on the server
 * within its deadline, alongside the shell that runs. Returns a sentence for each page that was not.
 */
export async function unrendered(
  { site, token }: { site: string; token: string },
  addresses: readonly string[],
): Promise<string[]> {
  const failures: string[] = []
  for (const address of addresses) {
    const answer = await fetch(site + address, {
      headers: { cookie: `preview=${token}` },
      redirect: 'manual',
    })
    const text = await answer.text()
    if (answer.status !== 200) failures.push(`${address} answers with ${answer.status}: it has to be a page.`)
    else if (!text.includes('"rendered":"screen"'))
      failures.push(
        `${address} is not rendered on the server in time: its screen fails there or takes too long; the composer's log says why.`,
      )
  }
  return failures
}

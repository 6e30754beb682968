import type { IncomingMessage, ServerResponse } from 'node:http'
import { returnPath } from '@metrolibre/platform/remote-config'
import { devPath } from '../rspack/dev-configs.ts'

/** As the shell reads it; its answer has it where it does so. */
const wish = 'x-remote-from-source'

const hello = (remote: string, origin: string) => ({ [wish]: `${remote} ${origin}` })

/** @throws Error that says in one sentence why this shell can't be looked at with a remote from source. */
export async function assertTakesSource(shell: string, remote: string): Promise<void> {
  const answer = await fetch(shell, { headers: hello(remote, shell), redirect: 'manual' }).catch(() => {
    throw new Error(`Nothing answers at ${shell}: start the platform, or name another with --shell.`)
  })
  await answer.body?.cancel()
  if (answer.headers.get(wish) !== remote)
    throw new Error(
      `${shell} takes no remote from source: it runs in production, or REMOTES_FROM_SOURCE is off, or it has no ${remote}.`,
    )
}

/** Everything but files from source is the shell's to answer, which is told what comes from where. */
export const passOn = (shell: string, remote: string) => ({
  context: (path: string) => !path.startsWith(`${devPath}/`) && path !== '/ws',
  target: shell,
  changeOrigin: true,
  on: {
    proxyReq: (
      asked: { setHeader: (name: string, value: string) => void },
      { headers: { host } }: IncomingMessage,
    ) => {
      for (const [name, value] of Object.entries(hello(remote, `http://${host}`)))
        asked.setHeader(name, value)
    },
  },
})

/** Where the page's banner leads: the same page as everybody gets it. */
export const backToRelease = (shell: string) => ({
  name: 'back-to-release',
  path: `${devPath}/release`,
  middleware: ({ url = '' }: IncomingMessage, answer: ServerResponse) => {
    const path = returnPath(new URL(url, shell).searchParams.get('path'), shell) ?? ''
    answer.writeHead(302, { location: shell + path, 'cache-control': 'no-store' }).end()
  },
})

import type { IncomingMessage, ServerResponse } from 'node:http'
import { returnPath } from '@metrolibre/platform/remote-config'
import { devPath } from '../rspack/dev-configs.ts'

/**
 * Request header that asks the shell for a remote from source; the shell repeats it in its response when it
 * complies.
 */
const remoteHeader = 'x-remote-from-source'

const hello = (remote: string, origin: string) => ({ [remoteHeader]: `${remote} ${origin}` })

/**
 * Checks that a shell can be used with a remote from source.
 * @throws Error with one sentence that says why it can't
 */
export async function assertTakesSource(shell: string, remote: string): Promise<void> {
  const answer = await fetch(shell, { headers: hello(remote, shell), redirect: 'manual' }).catch(() => {
    throw new Error(`Nothing responds at ${shell}: start the platform, or name another one with --shell.`)
  })
  await answer.body?.cancel()
  if (answer.headers.get(remoteHeader) !== remote)
    throw new Error(
      `${shell} does not accept ${remote} from source: it runs in production, REMOTES_FROM_SOURCE is off, or it has no such remote.`,
    )
}

/**
 * Proxies every request to the shell, except for the files built from source. A header tells the shell where
 * it finds those.
 */
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

/** The banner on the page links here: it redirects to the same page in its released form. */
export const backToRelease = (shell: string) => ({
  name: 'back-to-release',
  path: `${devPath}/release`,
  middleware: ({ url = '' }: IncomingMessage, answer: ServerResponse) => {
    const asked = new URL(url, shell).searchParams.get('path')
    const location = shell + (returnPath(asked, shell) ?? '')
    answer.writeHead(302, { location, 'cache-control': 'no-store' }).end()
  },
})

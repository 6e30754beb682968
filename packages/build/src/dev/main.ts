// pnpm dev <remote> [--shell http://…] [--port 4100] [--host 127.0.0.1]: serves a running shell, local or
// remote, at an address of the developer's own, with one of its remotes built from source with hot reload.
import { parseArgs } from 'node:util'
import { RspackDevServer } from '@rspack/dev-server'
import { rspack } from '@rspack/core'
import { appDir, remoteNames, shellName } from '../apps.ts'
import { remoteDevConfig, shellDevConfig } from '../rspack/dev-configs.ts'
import { assertTakesSource, backToRelease, passOn } from './running-shell.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    shell: {
      type: 'string',
      default: process.env['PUBLIC_URL'] ?? `http://localhost:${process.env['PORT'] ?? 4000}`,
    },
    port: { type: 'string', default: '4100' },
    host: { type: 'string', default: '127.0.0.1' },
  },
})
const [name = ''] = positionals

function giveUp(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}

if (!(remoteNames as readonly string[]).includes(name))
  giveUp(`pnpm dev <remote> [--shell http://…] [--port 4100]: choose one of ${remoteNames.join(', ')}.`)
if (!URL.canParse(values.shell)) giveUp(`--shell must be an address such as http://localhost:4000.`)
const shell = new URL(values.shell).origin
await assertTakesSource(shell, name).catch((error: Error) => giveUp(error.message))

const compiler = rspack([shellDevConfig(appDir(shellName)), remoteDevConfig(appDir(name))])
const server = new RspackDevServer(
  {
    host: values.host,
    port: Number(values.port),
    hot: true,
    static: false,
    // The page connects to the dev server at the address from which it was loaded.
    client: { overlay: false, webSocketURL: 'auto://0.0.0.0:0/ws' },
    setupExitSignals: true,
    setupMiddlewares: (middlewares) => [backToRelease(shell), ...middlewares],
    proxy: [passOn(shell, name)],
  },
  compiler,
)

await server.start()
console.log(
  `\n${shell} with ${name} from source:  http://localhost:${values.port}\nIts release stays at  ${shell}\n`,
)

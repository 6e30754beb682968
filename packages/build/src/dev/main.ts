// pnpm dev <remote>: serves a remote from source, with hot reload, inside the running platform.
import { RspackDevServer } from '@rspack/dev-server'
import { rspack } from '@rspack/core'
import { appDir, remoteNames, shellName } from '../release/apps.ts'
import { remoteDevConfig, shellDevConfig } from './dev-configs.ts'

const [name = '', portText = '4100'] = process.argv.slice(2)
const port = Number(portText)

if (!(remoteNames as readonly string[]).includes(name)) {
  console.error(`pnpm dev <remote> [port]: choose one of ${remoteNames.join(', ')}.`)
  process.exit(1)
}

const compiler = rspack([shellDevConfig(appDir(shellName)), remoteDevConfig(appDir(name))])
const server = new RspackDevServer(
  {
    host: '127.0.0.1',
    port,
    hot: true,
    static: false,
    client: { overlay: false, webSocketURL: `ws://localhost:${port}/ws` },
    setupExitSignals: true,
  },
  compiler,
)

await server.start()
const platform = process.env['PUBLIC_URL'] ?? `http://localhost:${process.env['PORT'] ?? 4000}`
console.log(
  `\n${name} from source:  ${platform}/?dev=${name}:${port}\nBack to the release: ${platform}/?dev=off\n`,
)

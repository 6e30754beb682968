#!/usr/bin/env node
// pnpm dev <remote> [--shell http://…] [--port 4100] [--host 127.0.0.1]: serves a running shell, local or
// remote, at an address of the developer's own, with one of its remotes built from source with hot reload.
import { parseArgs } from 'node:util'
import { appDir, findRemotes, hasShell, shellName } from '../apps.ts'
import { declarationsDevConfig, devPath, remoteDevConfig, shellDevConfig } from '../rspack/dev-configs.ts'
import { shellForOthersDir } from '../pack/shell-for-others.ts'
import { serveDeclaration } from './declaration.ts'
import { assertTakesSource, backToRelease, passOn } from './running-shell.ts'
import { watchServerCode } from './server-code.ts'
import { serveFromSource } from './serve-from-source.ts'

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

if (!findRemotes().includes(name))
  giveUp(`pnpm dev <remote> [--shell http://…] [--port 4100]: choose one of ${findRemotes().join(', ')}.`)
if (!URL.canParse(values.shell)) giveUp(`--shell must be an address such as http://localhost:4000.`)
const shell = new URL(values.shell).origin
await assertTakesSource(shell, name).catch((error: Error) => giveUp(error.message))

const dir = appDir(name)
const shellConfig = hasShell() ? shellDevConfig(appDir(shellName), dir) : declarationsDevConfig(dir)
await serveFromSource([shellConfig, remoteDevConfig(dir)], {
  host: values.host,
  port: values.port,
  middlewares: [backToRelease(shell), serveDeclaration(dir), watchServerCode(dir)],
  proxy: [passOn(shell, name)],
  built: hasShell() ? undefined : { directory: shellForOthersDir, publicPath: `${devPath}/${shellName}` },
})
console.log(
  `\n${shell} with ${name} from source:  http://localhost:${values.port}\nIts release stays at  ${shell}\n`,
)

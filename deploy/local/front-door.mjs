// The entry of `npm start` and `npm test`. It runs on any Node ≥ 20 with nothing installed, installs the
// workspace's own tools (pnpm and Node 24, both from the npm registry) and runs the command with them.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')
const { config } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const entries = { start: 'deploy/local/main.ts', test: 'packages/testing/src/suite/main.ts' }

const [command = 'start', ...rest] = process.argv.slice(2)
if (!(command in entries))
  fail(`Unknown command "${command}". There are: ${Object.keys(entries).join(', ')}.`)

const [major] = process.versions.node.split('.').map(Number)
const bundledNode = process.platform === 'linux' && process.arch === 'x64'
if (major < 20) fail(`Node 20 or newer is needed; this is Node ${process.versions.node}.`)
if (major < 24 && !bundledNode)
  fail(
    `On ${process.platform} ${process.arch} Node 24 or newer is needed; this is Node ${process.versions.node}.`,
  )

install()
const node = bundledNode ? join(root, 'node_modules/.bin/node') : process.execPath
const run = spawnSync(node, [entries[command], ...rest], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}` },
})
process.exit(run.status ?? 1)

/** Installs the locked dependencies, unless they are already installed from the same lock file. */
function install() {
  const stamp = join(root, 'node_modules', '.installed-lock')
  const wanted = fingerprint()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  console.log('Installing the locked dependencies (about 20 s the first time) …')
  const result = spawnSync(
    'npx',
    [
      '--yes',
      '--loglevel=error',
      `pnpm@${config.pnpm}`,
      'install',
      '--frozen-lockfile',
      '--reporter=append-only',
    ],
    { cwd: root, encoding: 'utf8', shell: process.platform === 'win32' },
  )
  if (result.status !== 0) {
    process.stderr.write(`${result.stdout ?? ''}${result.stderr ?? ''}`)
    fail('The dependencies could not be installed; the lines above say why.')
  }
  writeFileSync(stamp, wanted)
}

/** Returns a hash of everything that determines what is installed. */
function fingerprint() {
  const hash = createHash('sha256').update(process.platform + process.arch)
  const folders = [
    '.',
    'shell',
    'e2e',
    'deploy',
    ...readdirSync(root).filter((name) => name.startsWith('mfe-')),
  ]
  const packages = readdirSync(join(root, 'packages')).map((name) => join('packages', name))
  for (const folder of [...folders, ...packages]) {
    const manifest = join(root, folder, 'package.json')
    if (existsSync(manifest)) hash.update(readFileSync(manifest))
  }
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml']) hash.update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}

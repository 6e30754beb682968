import { X509Certificate } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { localAddresses } from './addresses.ts'
import { openDataDir } from './data-dir.ts'
import { assertPortsFree } from './ports.ts'
import { openSecrets } from './secrets.ts'
import { checkSettings } from './check-settings.ts'
import { runTask, startService } from './service.ts'
import { readLocalSettings } from './settings.ts'

const folders: string[] = []
const folder = () => {
  const made = mkdtempSync(join(tmpdir(), 'metrolibre-local-'))
  folders.push(made)
  return made
}
afterAll(() => {
  for (const made of folders) rmSync(made, { recursive: true, force: true })
})
const script = (name: string, text: string) => ({
  name,
  entry: '-e',
  args: [text],
  env: {},
  logDir: folder(),
})

describe('settings', () => {
  it('derives five ports from one', () => {
    const { port } = readLocalSettings({ PORT: '4100' })
    expect(port).toEqual({ shell: 4100, api: 4101, standIns: 4102, database: 4103, smtp: 4104 })
  })
  it('describes a wrong variable in one sentence', () => {
    expect(() => readLocalSettings({ PORT: 'abc' })).toThrow('PORT must be a whole number.')
    expect(() => readLocalSettings({ DATABASE_URL: 'mysql://x' })).toThrow(
      'DATABASE_URL must start with postgres',
    )
    expect(() => readLocalSettings({ DEPLOYMENT: 'production' })).toThrow('deploy/README.md')
  })
})

it('names a port that is already in use', async () => {
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  const { port } = other.address() as AddressInfo
  await expect(assertPortsFree('127.0.0.1', { pages: port })).rejects.toThrow(
    `Port ${port} (pages) is in use.`,
  )
  other.close()
  await expect(assertPortsFree('127.0.0.1', { pages: port })).resolves.toBeUndefined()
})

it.each([5060, 5061, 6000, 6667])('refuses a port that browsers refuse: %i', async (port) => {
  await expect(assertPortsFree('127.0.0.1', { pages: port })).rejects.toThrow(
    `Port ${port} (pages) is one that browsers and fetch refuse. Set PORT to another number.`,
  )
})

it('refuses a host that is not an address of this machine', async () => {
  await expect(assertPortsFree('203.0.113.9', { pages: 4100 })).rejects.toThrow('HOST (203.0.113.9) is not')
})

it('connects to services at the address they listen on', async () => {
  const at = async (HOST: string) => {
    const settings = readLocalSettings({ PORT: '4100', HOST, DATA_DIR: folder() })
    const { api, shell } = localAddresses(settings, await openSecrets(folder()))
    return [shell['API_URL'], api['PUBLIC_URL']]
  }
  expect(await at('127.0.0.1')).toEqual(['http://127.0.0.1:4101', 'http://localhost:4100'])
  expect(await at('0.0.0.0')).toEqual(['http://127.0.0.1:4101', 'http://localhost:4100'])
  expect(await at('192.0.2.7')).toEqual(['http://192.0.2.7:4101', 'http://192.0.2.7:4100'])
  expect(await at('fd00::2')).toEqual(['http://[fd00::2]:4101', 'http://[fd00::2]:4100'])
})

describe('the variables of all services', async () => {
  const settings = readLocalSettings({ PORT: '4100', DATA_DIR: folder() })
  const { api, shell, standIns } = localAddresses(settings, await openSecrets(folder()))
  const check = (changes: Record<string, string>) =>
    checkSettings(
      [
        { name: 'stand-ins', entry: 'packages/stand-ins/src/check-environment.ts', env: standIns },
        { name: 'api', entry: 'packages/api/src/platform/config/check-config.ts', env: api },
        { name: 'shell', entry: 'shell/server/check-settings.ts', env: shell },
      ].map((one) => ({ ...one, env: { ...one.env, ...changes } })),
      folder(),
    )
  it('are all checked before anything starts, with one sentence per error', async () => {
    const wrong = { LOG_LEVEL: 'loud', SERVICE_WORKER: 'maybe', MAP_STYLE_URL: 'here', PUBLIC_URL: 'there' }
    const told: Error = await check(wrong).then(
      () => new Error('nothing'),
      (error) => error,
    )
    const names = told.message.split('\n').map((sentence) => sentence.split(' must be ')[0])
    expect(new Set(names)).toEqual(new Set(Object.keys(wrong)))
  })
  it('are valid by default', async () => {
    await expect(check({})).resolves.toBeUndefined()
  })
})

it('refuses a data folder that can’t be created', () => {
  expect(() => openDataDir('/proc/metrolibre/data')).toThrow('cannot be written to')
})

it('creates its keys once, in a file that only the owner can read', async () => {
  const dataDir = folder()
  const first = await openSecrets(dataDir)
  expect(await openSecrets(dataDir)).toEqual(first)
  expect((await openSecrets(folder())).appSecret).not.toBe(first.appSecret)
  expect(statSync(join(dataDir, 'secrets.json')).mode & 0o077).toBe(0)
})

it('adds keys that are missing in older data, and changes no others', async () => {
  const dataDir = folder()
  const { sealCertificate: _certificate, sealPrivateKey: _key, ...older } = await openSecrets(dataDir)
  writeFileSync(join(dataDir, 'secrets.json'), JSON.stringify(older))
  const completed = await openSecrets(dataDir)
  expect(completed).toMatchObject(older)
  expect(new X509Certificate(completed.sealCertificate).subject).toContain('embedded')
  expect(await openSecrets(dataDir)).toEqual(completed)
})

it('passes each service only its own keys', async () => {
  const settings = readLocalSettings({ PORT: '4100', DATA_DIR: folder() })
  const { shell, api } = localAddresses(settings, await openSecrets(folder()))
  expect(Object.keys(shell)).not.toContain('STRIPE_SECRET_KEY')
  expect(Object.keys(shell)).not.toContain('IDENTITY_PRIVATE_KEY')
  expect(Object.keys(shell)).not.toContain('IDENTITY_SERVER_API_KEY')
  expect(api['STRIPE_API_URL']).toBe('http://127.0.0.1:4102')
})

describe('services', () => {
  it('reports the last output of a service that stops before it is ready', async () => {
    await expect(
      startService(script('api', 'console.error("APP_SECRET is missing."); process.exit(1)')),
    ).rejects.toThrow('APP_SECRET is missing.')
  })
  it('runs a task to its end and receives its messages', async () => {
    const heard: unknown[] = []
    await runTask({
      ...script('build', 'process.send("half"); process.disconnect()'),
      onMessage: (m) => heard.push(m),
    })
    expect(heard).toEqual(['half'])
  })
  it('lets a service finish its work when it is stopped', async () => {
    const file = join(folder(), 'last-act')
    const lastAct = `process.once("SIGTERM", () => { require("fs").writeFileSync(${JSON.stringify(file)}, "done"); process.exit() })`
    const options = script('one', `${lastAct}; process.send({ ready: true }); setInterval(() => {}, 1000)`)
    const service = await startService(options)
    await service.stop()
    expect(readFileSync(file, 'utf8')).toBe('done')
  })
})

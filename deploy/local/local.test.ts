import { mkdtempSync, readFileSync, statSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { addresses } from './addresses.ts'
import { openDataDir } from './data-dir.ts'
import { assertPortsFree } from './ports.ts'
import { openSecrets } from './secrets.ts'
import { runTask, startService } from './service.ts'
import { readSettings } from './settings.ts'

const folder = () => mkdtempSync(join(tmpdir(), 'metrolibre-local-'))
const script = (name: string, text: string) => ({
  name,
  entry: '-e',
  args: [text],
  env: {},
  logDir: folder(),
})

describe('settings', () => {
  it('derives five ports from one', () => {
    const { port } = readSettings({ PORT: '4100' })
    expect(port).toEqual({ shell: 4100, api: 4101, standIns: 4102, database: 4103, smtp: 4104 })
  })
  it('says in one sentence what is wrong with a variable', () => {
    expect(() => readSettings({ PORT: 'abc' })).toThrow('PORT must be a whole number.')
    expect(() => readSettings({ DATABASE_URL: 'mysql://x' })).toThrow('DATABASE_URL must start with postgres')
    expect(() => readSettings({ DEPLOYMENT: 'production' })).toThrow('deploy/README.md')
  })
})

it('names the port that somebody else listens on', async () => {
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  const { port } = other.address() as AddressInfo
  await expect(assertPortsFree('127.0.0.1', { pages: port })).rejects.toThrow(
    `Port ${port} (pages) is in use.`,
  )
  other.close()
  await expect(assertPortsFree('127.0.0.1', { pages: port })).resolves.toBeUndefined()
})

it('refuses a data folder that cannot be made', () => {
  expect(() => openDataDir('/proc/metrolibre/data')).toThrow('cannot be written to')
})

it('draws its keys once and keeps them to itself', () => {
  const dataDir = folder()
  const first = openSecrets(dataDir)
  expect(openSecrets(dataDir)).toEqual(first)
  expect(openSecrets(folder()).appSecret).not.toBe(first.appSecret)
  expect(statSync(join(dataDir, 'secrets.json')).mode & 0o077).toBe(0)
})

it('gives no service the keys of another', () => {
  const settings = readSettings({ PORT: '4100', DATA_DIR: folder() })
  const { shell, api } = addresses(settings, openSecrets(folder()))
  expect(Object.keys(shell)).not.toContain('STRIPE_SECRET_KEY')
  expect(Object.keys(shell)).not.toContain('IDENTITY_PRIVATE_KEY')
  expect(api['STRIPE_API_URL']).toBe('http://127.0.0.1:4102')
})

describe('services', () => {
  it('tells the last words of one that stops before it is ready', async () => {
    await expect(
      startService(script('api', 'console.error("APP_SECRET is missing."); process.exit(1)')),
    ).rejects.toThrow('APP_SECRET is missing.')
  })
  it('runs a task to its end and hears what it says', async () => {
    const heard: unknown[] = []
    await runTask({
      ...script('build', 'process.send("half"); process.disconnect()'),
      onMessage: (m) => heard.push(m),
    })
    expect(heard).toEqual(['half'])
  })
  it('lets a service finish when it is asked to stop', async () => {
    const file = join(folder(), 'last-act')
    const lastAct = `process.once("SIGTERM", () => { require("fs").writeFileSync(${JSON.stringify(file)}, "done"); process.exit() })`
    const options = script('one', `${lastAct}; process.send({ ready: true }); setInterval(() => {}, 1000)`)
    const service = await startService(options)
    await service.stop()
    expect(readFileSync(file, 'utf8')).toBe('done')
  })
})

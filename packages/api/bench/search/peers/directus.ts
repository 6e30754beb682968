// Directus over the same rows: installed aside from the npm registry, kept in the system's temporary folder.
import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

const folder = join(tmpdir(), 'metrolibre-bench-directus')
const token = 'only-for-measuring'

// Its own isolated-vm is older than Node 24; the newer one brings its binaries along.
const manifest = {
  private: true,
  type: 'module',
  dependencies: { directus: '12.4.0' },
  overrides: { 'isolated-vm': '7.0.1' },
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })

const environmentOf = (databaseUrl: string, port: number) => {
  const { hostname, port: databasePort, pathname, username, password } = new URL(databaseUrl)
  return {
    ...process.env,
    PATH: `${dirname(process.execPath)}:${process.env.PATH}`,
    DB_CLIENT: 'pg',
    DB_HOST: hostname,
    DB_PORT: databasePort,
    DB_DATABASE: pathname.slice(1),
    DB_USER: username,
    DB_PASSWORD: password,
    SECRET: token,
    ADMIN_EMAIL: 'admin@example.com',
    ADMIN_PASSWORD: token,
    ADMIN_TOKEN: token,
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    TELEMETRY: 'false',
    LOG_LEVEL: 'error',
    CACHE_ENABLED: 'false',
    RATE_LIMITER_ENABLED: 'false',
    WEBSOCKETS_ENABLED: 'false',
  }
}

const install = () => {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest))
  if (existsSync(join(folder, 'node_modules/directus/cli.js'))) return
  execFileSync('npm', ['install', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'inherit' })
}

/** Processor time of a process in microseconds, as Linux counts it in hundredths of a second. */
const cpuOf = (pid: number): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10_000
}

/** The fields of a card. */
const fields =
  `id,name,image,zone_id,zone_name,city,state,country,type,is_active,is_verified,rental_mode,monthly_price,
hourly_price,currency,shown_price,street,public_latitude,public_longitude,vault,garage,cleaning,bathrooms,wifi,security,
area,created_at`.replaceAll('\n', '')

const search = (sort: string, ...filters: string[]) => {
  const all = ['[listed][_eq]=true', ...filters].map((filter, index) => `filter[_and][${index}]${filter}`)
  const query = [...all, `sort=${sort}`, 'limit=8', `fields=${fields}`, 'meta=filter_count']
  return encodeURI(`access_token=${token}&${query.join('&')}`)
}
const newest = '-published_at,-id'

/** The same requests, as we and as Directus are asked for them; both tell how many match. */
export const pairs: Readonly<Record<string, readonly (readonly [ours: string, theirs: string])[]>> = {
  browsing: [
    ['', search(newest)],
    ['type=room', search(newest, '[type][_eq]=room')],
    ['city=Santiago', search(newest, '[city][_eq]=Santiago')],
    ['city=Lima&type=galpon', search(newest, '[city][_eq]=Lima', '[type][_eq]=galpon')],
    ['sort=price_asc&country=Chile', search('shown_price,id', '[country][_eq]=Chile')],
  ],
  text: [
    ['q=bodega', search(newest, '[search][_contains]=bodega')],
    ['q=casa%20condor', search(newest, '[search][_contains]=casa', '[search][_contains]=condor')],
    ['q=777', search(newest, '[search][_contains]=777')],
  ],
  filters: [
    ['services=wifi,security', search(newest, '[wifi][_eq]=true', '[security][_eq]=true')],
    ['minArea=50&maxArea=80', search(newest, '[area][_between]=50,80')],
  ],
}

/** Starts it on a port of its own over this database, where it keeps its own tables beside ours. */
export const startDirectus = async (databaseUrl: string) => {
  install()
  const port = await freePort()
  const env = environmentOf(databaseUrl, port)
  const cli = join(folder, 'node_modules/directus/cli.js')
  execFileSync(process.execPath, [cli, 'bootstrap'], { cwd: folder, env, stdio: 'ignore' })
  const child = spawn(process.execPath, [cli, 'start'], { cwd: folder, env, stdio: 'ignore' })
  const base = `http://127.0.0.1:${port}`
  for (let tries = 0; !(await fetch(`${base}/server/ping`).catch(() => undefined))?.ok; tries += 1) {
    if (tries === 120 || child.exitCode !== null) throw new Error('Directus did not start')
    await setTimeout(500)
  }
  return {
    base: `${base}/items/properties?`,
    cpu: () => Promise.resolve(cpuOf(child.pid!)),
    stop: () => child.kill(),
  }
}

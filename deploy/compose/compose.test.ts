import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { parse } from 'yaml'

interface Service {
  readonly image: string
  readonly command?: readonly string[]
  readonly env_file?: readonly string[]
  readonly environment?: Readonly<Record<string, string>>
  readonly networks?: Readonly<Record<string, { readonly ipv4_address?: string }>>
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>
  readonly volumes?: readonly string[]
  readonly read_only?: boolean
  readonly user?: string
}

const read = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8')
const { services } = parse(read('compose.yaml'), { merge: true }) as {
  services: Record<string, Service>
}
const entries = Object.entries(services)

it('has all parts, and waits for the migrations with what needs them', () => {
  const parts = [
    'edge',
    'composer-1',
    'composer-2',
    'api-1',
    'api-2',
    'worker',
    'migrate',
    'roles',
    'database',
    'changes',
    'copies',
  ]
  expect(new Set(Object.keys(services))).toEqual(new Set(parts))
  for (const name of ['api-1', 'api-2', 'worker'])
    expect(services[name]!.depends_on).toEqual({ migrate: { condition: 'service_completed_successfully' } })
  const jobs = ['api-1', 'api-2', 'worker'].map((name) => services[name]!.environment!['WORKER'])
  expect(jobs).toEqual(['off', 'off', 'only'])
})

it('lets requests and migrations use roles of their own, and neither the one of the backups', () => {
  const userOf = (name: string) => /\/\/(\w+):/.exec(services[name]!.environment!['DATABASE_URL']!)![1]
  expect(['api-1', 'api-2', 'worker', 'migrate'].map(userOf)).toEqual([
    'metrolibre_requests',
    'metrolibre_requests',
    'metrolibre_requests',
    'metrolibre_migrations',
  ])
  expect(services['migrate']!.depends_on).toEqual({ roles: { condition: 'service_completed_successfully' } })
})

it('has volumes that its processes may write to, because a new one gets the owner of its place in the image', () => {
  const image = read('../image/Containerfile')
  const own = entries.filter(([, { image: name }]) => name.startsWith('${IMAGE'))
  const written = own.flatMap(([, { user, volumes = [] }]) =>
    volumes.filter((volume) => /^\w/.test(volume)).map((volume) => `chown ${user} ${volume.split(':')[1]}\n`),
  )
  expect(new Set(written)).toEqual(new Set(['chown 1000:1000 /releases\n']))
  for (const line of written) expect(image).toContain(line)
})

it('depends on services that exist, and mounts files that exist', () => {
  for (const [name, { depends_on = {}, volumes = [] }] of entries) {
    for (const other of Object.keys(depends_on)) expect([name, other in services]).toEqual([name, true])
    const files = volumes.map((volume) => volume.split(':')[0]!).filter((source) => source.startsWith('.'))
    for (const file of files)
      expect([file, existsSync(resolve(import.meta.dirname, file))]).toEqual([file, true])
  }
})

it('runs our processes without rights and with a root that can’t be written to', () => {
  for (const [, service] of entries.filter(([, { image }]) => image.includes('IMAGE')))
    expect(service).toMatchObject({ read_only: true, user: '1000:1000', cap_drop: ['ALL'] })
})

it('gives processes the addresses at which the edge looks for them', () => {
  const place = read('../edge/place/http.conf')
  for (const [name, { networks = {} }] of entries.filter(([name]) => /^(composer|api)-/.test(name))) {
    const port = name.startsWith('api') ? 4001 : 4000
    expect(place).toContain(`server ${networks['inside']!.ipv4_address}:${port}`)
  }
})

it('sets only variables that the processes read', () => {
  const known = new Set(namesIn(read('../../.env.example')))
  const ours = entries.filter(([, { image }]) => image.includes('IMAGE'))
  const set = [
    ...ours.flatMap(([, { environment = {} }]) => Object.keys(environment)),
    ...namesIn(read('api.env.example')),
    ...namesIn(read('composer.env.example')),
  ]
  expect(set.filter((name) => !known.has(name))).toEqual([])
})

const namesIn = (text: string): string[] => Array.from(text.matchAll(/^(\w+)=/gm), ([, name]) => name!)

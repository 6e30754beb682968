import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parseAllDocuments } from 'yaml'
import { applyPatch } from './testing/apply-patch.ts'
import { buildOverlay } from './testing/build-overlay.ts'
import { checkSchema } from './testing/check-schema.ts'
import { containersOf, type Resource } from './testing/resource.ts'

const folderOf = (overlay: string) => join(import.meta.dirname, 'overlays', overlay)
const isInstalled = spawnSync('kubectl', ['kustomize', '--help']).status === 0
const nameOf = ({ kind, metadata }: Resource) => `${kind} ${metadata.name}`
const sorted = (resources: readonly Resource[]) =>
  resources.toSorted((a, b) => nameOf(a).localeCompare(nameOf(b)))
const problemsOf = async (resources: readonly Resource[]) =>
  (await Promise.all(resources.map(checkSchema))).flat()

describe.each(['production', 'staging'])('the overlay of %s', (overlay) => {
  const resources = buildOverlay(folderOf(overlay))
  const ofKind = (...kinds: string[]) => resources.filter(({ kind }) => kinds.includes(kind))
  const processes = ofKind('Deployment', 'Job')
  const selects = (labels: Readonly<Record<string, string>>) =>
    ofKind('Deployment', 'Pooler').filter(({ spec }) =>
      Object.entries(labels).every(([name, value]) => spec?.template?.metadata.labels[name] === value),
    )
  const portsOf = (resource: Resource) =>
    containersOf(resource).flatMap(({ ports = [] }) => ports.map(({ name }) => name))

  it('fits the published schemas', async () => {
    expect(await problemsOf(resources)).toEqual([])
  })

  it.runIf(isInstalled)('is what kustomize makes of it', () => {
    const { stdout } = spawnSync('kubectl', ['kustomize', folderOf(overlay)], { encoding: 'utf8' })
    const built = parseAllDocuments(stdout).map((document) => document.toJS() as Resource)
    expect(sorted(resources)).toEqual(sorted(built))
  })

  it('runs nothing as root, with rights, or with a root that can be written to', () => {
    for (const { spec } of processes)
      expect(spec!.template!.spec).toMatchObject({
        securityContext: { runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } },
        automountServiceAccountToken: false,
      })
    for (const container of processes.flatMap(containersOf)) {
      expect(container.securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      })
      expect(container.resources.limits['memory']).toBeTruthy()
    }
  })

  it('has probes for what stays up, and more time to end than it takes', () => {
    for (const deployment of ofKind('Deployment')) {
      expect(deployment.spec!.template!.spec.terminationGracePeriodSeconds).toBeGreaterThan(25)
      for (const { startupProbe, readinessProbe, livenessProbe } of containersOf(deployment))
        for (const probe of [startupProbe, readinessProbe, livenessProbe])
          expect(portsOf(deployment)).toContain((probe!.httpGet ?? probe!.tcpSocket)!.port)
    }
  })

  it('leads each service, budget and autoscaler to one process', () => {
    for (const { spec } of ofKind('Service')) {
      const [deployment, ...others] = selects(spec!.selector!)
      expect(others).toEqual([])
      for (const { targetPort } of spec!.ports!) expect(portsOf(deployment!)).toContain(targetPort)
    }
    for (const { spec } of ofKind('PodDisruptionBudget'))
      expect(selects(spec!.selector!.matchLabels!)).toHaveLength(1)
    const scaled = ofKind('HorizontalPodAutoscaler').map(({ spec }) => spec!.scaleTargetRef!.name)
    expect(new Set(scaled)).toEqual(new Set(ofKind('Deployment').map(({ metadata }) => metadata.name)))
    for (const deployment of ofKind('Deployment')) expect(deployment.spec).not.toHaveProperty('replicas')
  })

  it('sets only variables that the processes read', () => {
    const example = readFileSync(join(import.meta.dirname, '../../.env.example'), 'utf8')
    // The last ones are read by Node itself, or used only in the address of the database.
    const known = new Set([
      ...Array.from(example.matchAll(/^(\w+)=/gm), ([, name]) => name!),
      'TMPDIR',
      'NODE_EXTRA_CA_CERTS',
      'DATABASE_USER',
      'DATABASE_PASSWORD',
    ])
    const set = [
      // A name with a dot is that of a file.
      ...ofKind('ConfigMap').flatMap(({ data }) => Object.keys(data!).filter((name) => !name.includes('.'))),
      ...processes.flatMap(containersOf).flatMap(({ env = [] }) => env.map(({ name }) => name)),
    ]
    expect(set.filter((name) => !known.has(name))).toEqual([])
  })

  it('keeps an acknowledged booking on two instances, and reaches locks past the pooler', () => {
    expect(ofKind('Cluster')[0]!.spec).toMatchObject({
      instances: 3,
      postgresql: { synchronous: { method: 'any', number: 1, dataDurability: 'required' } },
      plugins: [{ isWALArchiver: true }],
    })
    const hostOf = (name: string) => {
      const [container] = containersOf(processes.find(({ metadata }) => metadata.name === name)!)
      const { value } = container!.env!.find((one) => one.name === 'DATABASE_URL')!
      return /@([^:]+):/.exec(value!)![1]
    }
    expect([hostOf('api'), hostOf('worker'), hostOf('migrate')]).toEqual([
      'pooler',
      'database-rw',
      'database-rw',
    ])
  })

  it('writes no values of statements into the log of the database', () => {
    expect(ofKind('Cluster')[0]!.spec).toMatchObject({
      postgresql: { parameters: { log_min_duration_statement: '1s', log_parameter_max_length: '0' } },
    })
  })

  it('gives requests a role that can’t change tables, and checks the certificate of the database', () => {
    const variable = (name: string, of: string) =>
      containersOf(processes.find(({ metadata }) => metadata.name === name)!)[0]!.env!.find(
        (one) => one.name === of,
      )
    const secretOf = (name: string) => variable(name, 'DATABASE_USER')!.valueFrom!.secretKeyRef.name
    expect([secretOf('api'), secretOf('worker'), secretOf('migrate')]).toEqual([
      'database-requests',
      'database-requests',
      'database-app',
    ])
    for (const name of ['api', 'worker', 'migrate'])
      expect(variable(name, 'DATABASE_URL')!.value).toMatch(/\?sslmode=verify-full$/)
    expect(ofKind('Cluster')[0]!.spec).toMatchObject({
      bootstrap: { initdb: { owner: 'metrolibre_migrations' } },
      managed: { roles: [{ name: 'metrolibre_requests', passwordSecret: { name: 'database-requests' } }] },
    })
    const roles = readFileSync(join(import.meta.dirname, '../roles.sql'), 'utf8')
    const own = ofKind('ConfigMap').find(({ metadata }) => metadata.name === 'database-roles')!
    expect(own.data!['roles.sql']).toBe(roles)
  })
})

it('finds a value of another type and a field that no schema knows', async () => {
  const database = buildOverlay(folderOf('production')).find(({ kind }) => kind === 'Cluster')!
  const wrong = [
    { op: 'replace', path: '/spec/instances', value: 'three' },
    { op: 'add', path: '/spec/postgresql/synchronous/nubmer', value: 1 },
  ] as const
  applyPatch(database, wrong)
  expect(await problemsOf([database])).toEqual([
    expect.stringMatching(/^Cluster database: \/spec\/instances must be integer/),
    'Cluster database: /spec/postgresql/synchronous/nubmer is unknown.',
  ])
})

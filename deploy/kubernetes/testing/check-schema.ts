import type { Resource } from './resource.ts'
import { watchReads } from './watch-reads.ts'

interface Model {
  validate: () => void
}

type Constructor = new (data: object) => Model

/**
 * Compares a resource with the published schema of its kind. Returns one sentence for each value of another type, each
 * missing field, and each field that the schema does not know.
 */
export async function checkSchema(resource: Resource): Promise<string[]> {
  const { apiVersion, kind } = resource
  const model = await modelOf(apiVersion, kind, resource)
  const { watched, unread } = watchReads(model)
  const sentences: string[] = []
  try {
    watched.validate()
  } catch (error) {
    const { errors = [{ instancePath: '', message: String(error) }] } = error as {
      errors?: { instancePath: string; message: string }[]
    }
    sentences.push(...errors.map(({ instancePath, message }) => `${instancePath} ${message}`))
  }
  return [...sentences, ...unread().map((path) => `${path} is unknown`)].map(
    (what) => `${kind} ${resource.metadata.name}: ${what}.`,
  )
}

async function modelOf(apiVersion: string, kind: string, resource: Resource): Promise<Model> {
  // The store of backups belongs to a plug-in, whose configuration has the schema of the same part of a cluster.
  if (kind === 'ObjectStore') {
    const { configuration, retentionPolicy, ...others } = resource.spec!
    if (Object.keys(others).length > 0)
      throw new Error(`${Object.keys(others).join()} can't be checked here.`)
    const { Cluster } = await load('postgresql.cnpg.io/v1', 'Cluster')
    const backup = { barmanObjectStore: configuration, retentionPolicy }
    return new Cluster!({
      ...resource,
      apiVersion: 'postgresql.cnpg.io/v1',
      kind: 'Cluster',
      spec: { instances: 1, backup },
    })
  }
  const { [kind]: Kind } = await load(apiVersion, kind)
  return new Kind!(resource)
}

const load = (apiVersion: string, kind: string): Promise<Record<string, Constructor>> => {
  const models = apiVersion.startsWith('postgresql.cnpg.io/')
    ? '@kubernetes-models/cloudnative-pg'
    : 'kubernetes-models'
  return import(`${models}/${apiVersion}/${kind}`)
}

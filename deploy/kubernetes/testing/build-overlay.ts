import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, parseAllDocuments } from 'yaml'
import { applyPatch, type Operation } from './apply-patch.ts'
import { containersOf, type Resource } from './resource.ts'

interface Kustomization {
  readonly resources: readonly string[]
  readonly namespace?: string
  readonly images?: readonly { name: string; newName: string; newTag: string }[]
  readonly patches?: readonly { target: { kind: string; name?: string }; patch: string }[]
}

const understood = new Set(['apiVersion', 'kind', 'resources', 'namespace', 'images', 'patches'])

/**
 * Builds an overlay as `kubectl kustomize` does, for the few fields that ours use, so that it can be checked where no
 * kubectl is installed. A field that is not among them is an error.
 */
export function buildOverlay(folder: string): Resource[] {
  const kustomization = parse(readFileSync(join(folder, 'kustomization.yaml'), 'utf8')) as Kustomization
  const unknown = Object.keys(kustomization).filter((name) => !understood.has(name))
  if (unknown.length > 0) throw new Error(`${folder}: ${unknown.join(', ')} is not understood here.`)
  const { resources, namespace, images = [], patches = [] } = kustomization
  const built = resources.flatMap((path) =>
    path.endsWith('.yaml') ? read(join(folder, path)) : buildOverlay(join(folder, path)),
  )
  for (const { target, patch } of patches) {
    const chosen = built.filter(
      ({ kind, metadata }) => kind === target.kind && (target.name ?? metadata.name) === metadata.name,
    )
    if (chosen.length === 0) throw new Error(`${folder}: nothing is ${target.kind} ${target.name ?? ''}`)
    for (const resource of chosen) applyPatch(resource, parse(patch) as Operation[])
  }
  for (const resource of built) {
    if (namespace && resource.kind !== 'Namespace') resource.metadata.namespace = namespace
    for (const container of containersOf(resource)) {
      const image = images.find(({ name }) => name === container.image)
      if (image) container.image = `${image.newName}:${image.newTag}`
    }
  }
  return built
}

const read = (file: string): Resource[] =>
  parseAllDocuments(readFileSync(file, 'utf8')).map((document) => document.toJS() as Resource)

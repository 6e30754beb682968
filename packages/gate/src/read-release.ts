import * as v from 'valibot'
import type { Release } from './release.ts'
import { areNamedTruly } from './wire/schemas.ts'

const texts = v.array(v.string())
const textsByName = v.record(v.string(), texts)

const Operation = v.object({
  method: v.string(),
  path: v.string(),
  access: v.string(),
  parameters: v.record(v.string(), v.object({ required: v.boolean(), schema: v.string() })),
  request: v.exactOptional(v.record(v.string(), v.string())),
  response: v.record(v.string(), v.string()),
})

const Facts = v.object({
  shared: textsByName,
  wire: v.object({
    operations: v.record(v.string(), Operation),
    schemas: v.pipe(
      v.record(v.string(), v.record(v.string(), v.unknown())),
      v.check(areNamedTruly, 'Each schema has the key that follows from it.'),
    ),
  }),
  looseSelectors: texts,
  storage: texts,
})

const Manifest = v.object({
  name: v.string(),
  version: v.string(),
  contractVersion: v.string(),
  config: v.exactOptional(
    v.object({
      routes: v.array(v.object({ id: v.string(), path: v.string(), budget: v.exactOptional(v.number()) })),
      nav: v.array(v.object({ id: v.string() })),
      slots: v.exactOptional(texts),
      parts: v.exactOptional(
        v.array(
          v.object({
            id: v.string(),
            slot: v.string(),
            audience: v.optional(v.string()),
            render: v.exactOptional(v.string()),
            budget: v.exactOptional(v.number()),
          }),
        ),
      ),
    }),
  ),
  entry: v.optional(texts, []),
  routeFiles: v.optional(textsByName, {}),
  files: v.record(v.string(), v.object({ bytes: v.number(), brotliBytes: v.exactOptional(v.number()) })),
})

/**
 * Reads the manifest of a version, as it was sent by those who built it. Facts that are not what a build writes
 * count as none, so that the version is refused for them instead of breaking the judgement.
 * @throws ValiError when it is no manifest
 */
export function readRelease(manifest: string): Release {
  const parsed: unknown = JSON.parse(manifest)
  const release = v.parse(Manifest, parsed)
  const facts = v.safeParse(v.object({ facts: Facts }), parsed)
  return facts.success ? { ...release, facts: facts.output.facts } : release
}

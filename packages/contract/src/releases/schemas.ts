import * as v from 'valibot'
import { nested } from '../primitives/body.ts'
import { Id } from '../primitives/id.ts'
import { Country } from '../primitives/money.ts'
import { Instant } from '../primitives/time.ts'
import { AppName } from './declaration.ts'

export { AppName }

/** The name of a version: when it was built, and a hash of its files. */
export const VersionName = v.pipe(
  v.string('validation.required'),
  v.regex(/^\d{8}T\d{6}Z-[\da-f]{10}$/, 'validation.invalid'),
)

/** A SHA-384 hash in the form of an `integrity` attribute. */
export const Integrity = v.pipe(
  v.string('validation.required'),
  v.regex(/^sha384-[A-Za-z\d+/]{64}$/, 'validation.invalid'),
)

export const releaseLimits = {
  /** Enough for the bundles and films of the shell. */
  fileBytes: 30 * 1024 * 1024,
  filesPerCall: 64,
  files: 3000,
  /** The characters of a manifest. */
  manifest: 900_000,
  /** The seconds that a call may wait for a promotion. */
  waitSeconds: 15,
  /** For how long a version that is no longer in use is kept at least. */
  keptDays: 30,
  /** The longest that a link to a preview works, in hours. */
  previewHours: 168,
  /** The promotions of an app whose versions are always kept. */
  keptPromotions: 10,
} as const

// No segment starts with a dot, so a path can't leave the folder of its version.
const filePath = v.pipe(
  v.string(),
  v.maxLength(200, 'validation.max_length'),
  v.regex(/^(public|server|maps)(\/[\w@~+-][\w.@~+-]*)+$/, 'validation.invalid'),
)
const whole = v.pipe(v.number(), v.integer(), v.minValue(0))

const DeclaredNames = v.object({
  name: AppName,
  routes: v.array(v.object({ id: v.string(), path: v.string() })),
  nav: v.array(v.object({ id: v.string(), to: v.string() })),
})

/**
 * What the registry reads of the manifest of a version; the rest of it is between the build and the composer. The
 * manifest itself is kept as the text that was sent.
 */
export const ReleaseManifest = v.object({
  name: AppName,
  version: VersionName,
  builtAt: Instant,
  sourceHash: v.pipe(v.string('validation.required'), v.regex(/^[\da-f]{64}$/, 'validation.invalid')),
  contractVersion: v.pipe(v.string('validation.required'), v.regex(/^\d+\.\d+\.\d+$/, 'validation.invalid')),
  /** The declaration of a remote. */
  config: v.optional(DeclaredNames),
  files: v.pipe(
    v.record(
      filePath,
      v.object({ integrity: Integrity, bytes: v.pipe(whole, v.maxValue(releaseLimits.fileBytes)) }),
    ),
    v.check((files) => Object.keys(files).length > 0, 'validation.required'),
    v.check((files) => Object.keys(files).length <= releaseLimits.files, 'validation.invalid'),
  ),
})
export type ReleaseManifest = v.InferOutput<typeof ReleaseManifest>

export const ReleaseVersion = v.object({
  app: AppName,
  version: VersionName,
  sourceHash: v.string(),
  contractVersion: v.string(),
  commit: v.string(),
  /** The team that pushed it. */
  team: v.string(),
  bytes: whole,
  pushed: Instant,
  /** When its files were removed. Null while it can be promoted. */
  pruned: v.nullable(Instant),
})
export type ReleaseVersion = v.InferOutput<typeof ReleaseVersion>

export const ReleasePromotion = v.object({
  app: AppName,
  /** The number of the promotion, counted for each app from 1. */
  seq: whole,
  kind: v.picklist(['promote', 'rollback']),
  version: VersionName,
  /** The version that ran before. */
  before: v.nullable(VersionName),
  /** The team, or the name of the admin. Null after the account of the admin was erased. */
  by: v.nullable(v.string()),
  commit: v.string(),
  reason: v.string(),
  at: Instant,
})
export type ReleasePromotion = v.InferOutput<typeof ReleasePromotion>

/** Why a version does not fit what runs: one sentence in English for the team, with the way out. */
export const ReleaseRefusal = v.object({
  check: v.picklist(['facts', 'contract', 'exports', 'paths', 'menus', 'storage', 'styles', 'size']),
  sentence: v.string(),
})
export type ReleaseRefusal = v.InferOutput<typeof ReleaseRefusal>

/** A canary as composers need it. */
export const RunningCanary = v.object({
  id: Id,
  app: AppName,
  version: VersionName,
  percent: whole,
  countries: v.array(Country),
  /** Whether some people get it by name. */
  hasPeople: v.boolean(),
})
export type RunningCanary = v.InferOutput<typeof RunningCanary>

/** What every composer shows: of each app the version in use, and those to go back to, newest first. */
export const ReleaseEdition = v.object({
  /** Changes with every promotion, and with every canary that begins, grows or ends. */
  edition: v.string(),
  apps: v.array(v.object({ app: AppName, seq: whole, version: VersionName, previous: v.array(VersionName) })),
  /** Absent from an API of before there were canaries. */
  canaries: v.optional(v.array(RunningCanary)),
  /** The key of view tickets, only for composers and while a canary runs (RULES.md §15.31). */
  viewKey: v.optional(v.string()),
})
export type ReleaseEdition = v.InferOutput<typeof ReleaseEdition>

export const PreviewedVersions = v.pipe(
  v.array(nested({ app: AppName, version: VersionName })),
  v.minLength(1, 'validation.required'),
  v.maxLength(20, 'validation.invalid'),
  v.check((list) => new Set(list.map(({ app }) => app)).size === list.length, 'validation.invalid'),
)

/** Versions that are shown to the holder of a link instead of those in use. */
export const ReleasePreview = v.object({
  versions: v.array(v.object({ app: AppName, version: VersionName })),
  until: Instant,
})
export type ReleasePreview = v.InferOutput<typeof ReleasePreview>

/** An app that a composer does not show in its promoted version; null where there is none that it can read. */
export const ComposerTrouble = nested({
  app: AppName,
  promoted: v.nullable(VersionName),
  shown: v.nullable(VersionName),
})
export type ComposerTrouble = v.InferOutput<typeof ComposerTrouble>

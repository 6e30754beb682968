import * as v from 'valibot'
import { nested } from '../primitives/body.ts'
import { Instant } from '../primitives/time.ts'
import { AppName, VersionName } from '../releases/schemas.ts'
import { browserErrorLimits } from './browser-error-limits.ts'

const text = (longest: number) =>
  v.pipe(v.string('validation.required'), v.maxLength(longest, 'validation.max_length'))
const position = v.pipe(
  v.number('validation.invalid'),
  v.integer('validation.invalid'),
  v.minValue(1, 'validation.invalid'),
  v.maxValue(10_000_000, 'validation.invalid'),
)

/** A place in the code of a version: a file below its public folder, with line and column from 1. */
const Frame = nested({
  app: AppName,
  version: VersionName,
  file: v.pipe(text(200), v.regex(/^[\w@~+-][\w.@~+-]*(\/[\w@~+-][\w.@~+-]*)*$/, 'validation.invalid')),
  line: position,
  column: position,
})
export type BrowserErrorFrame = v.InferOutput<typeof Frame>

/** An error of our own code, as a browser reports it: without an address, a value that was typed, or a person. */
export const BrowserError = nested({
  /** The class of the error: `TypeError`. */
  name: v.pipe(text(60), v.regex(/^[A-Za-z]\w*$/, 'validation.invalid')),
  message: text(browserErrorLimits.message),
  /** The innermost first; only places in our own code. */
  frames: v.pipe(v.array(Frame), v.maxLength(browserErrorLimits.frames, 'validation.invalid')),
  /** The id of the route on whose page it happened. */
  route: v.optional(v.pipe(text(60), v.regex(/^[\w-]+$/, 'validation.invalid'))),
  /** The request whose answer led to it, as logs have it. */
  request: v.optional(v.pipe(text(60), v.regex(/^[\w-]+$/, 'validation.invalid'))),
})
export type BrowserError = v.InferOutput<typeof BrowserError>

export const gatheredKinds = ['failure', 'recovered'] as const
export type GatheredKind = (typeof gatheredKinds)[number]

/** An error of a version with how often it came; its frames are lines of sources where the version has maps. */
export const GatheredError = v.object({
  version: VersionName,
  /** `recovered` errors were mended before anybody saw them; no canary is judged by them. */
  kind: v.picklist(gatheredKinds),
  name: v.string(),
  message: v.string(),
  count: v.number(),
  firstAt: Instant,
  lastAt: Instant,
  route: v.nullable(v.string()),
  request: v.nullable(v.string()),
  frames: v.array(
    v.object({
      app: AppName,
      version: VersionName,
      file: v.string(),
      line: v.number(),
      column: v.number(),
      /** The line of the source that it was built from; null where nothing tells. */
      source: v.nullable(v.object({ file: v.string(), line: v.number(), name: v.nullable(v.string()) })),
    }),
  ),
})
export type GatheredError = v.InferOutput<typeof GatheredError>

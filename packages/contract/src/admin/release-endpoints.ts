import * as v from 'valibot'
import { GatheredError } from '../canaries/browser-errors.ts'
import { ReleaseCanary } from '../canaries/schemas.ts'
import { endpoint } from '../endpoint.ts'
import { body } from '../primitives/body.ts'
import { Id } from '../primitives/id.ts'
import { count, requiredText } from '../primitives/text.ts'
import { Instant } from '../primitives/time.ts'
import {
  AppName,
  ComposerTrouble,
  ReleasePreview,
  ReleasePromotion,
  ReleaseRefusal,
  ReleaseVersion,
  VersionName,
} from '../releases/schemas.ts'

const tag = 'admin releases'

/**
 * An app with its last promotion, the version that a rollback would put into use, the slots in its pages, and the parts
 * that it shows in slots of others.
 */
export const RunningApp = v.object({
  app: AppName,
  current: ReleasePromotion,
  earlier: v.nullable(VersionName),
  slots: v.array(v.string()),
  parts: v.array(v.object({ id: v.string(), slot: v.string() })),
})
export type RunningApp = v.InferOutput<typeof RunningApp>

/** A link that shows versions to its holder, by who made it. The link itself is not kept. */
export const RunningPreview = v.object({
  id: Id,
  team: v.string(),
  ...ReleasePreview.entries,
  since: Instant,
})
export type RunningPreview = v.InferOutput<typeof RunningPreview>

/** A composer that has reported within the last two minutes, and what it does not show as promoted. */
export const ReportingComposer = v.object({
  composer: v.string(),
  seenAt: Instant,
  troubles: v.array(ComposerTrouble),
})
export type ReportingComposer = v.InferOutput<typeof ReportingComposer>

export const adminReleases = {
  show: endpoint({
    id: 'adminReleases.show',
    method: 'GET',
    path: '/admin/releases',
    access: 'admin',
    tag,
    summary: 'What runs of each app, and the last promotions of all or of one, newest first',
    query: v.object({ app: v.optional(AppName) }),
    response: v.object({
      apps: v.array(RunningApp),
      promotions: v.array(ReleasePromotion),
      composers: v.array(ReportingComposer),
    }),
    errors: [],
    rateLimit: 'office',
  }),
  versions: endpoint({
    id: 'adminReleases.versions',
    method: 'GET',
    path: '/admin/releases/:app/versions',
    access: 'admin',
    tag,
    summary: 'The newest versions of an app that could be put into use, and what speaks against each now',
    params: v.object({ app: AppName }),
    response: v.object({
      versions: v.array(v.object({ ...ReleaseVersion.entries, refusals: v.array(ReleaseRefusal) })),
    }),
    errors: [],
    rateLimit: 'office',
  }),
  promote: endpoint({
    id: 'adminReleases.promote',
    method: 'POST',
    path: '/admin/releases/:app/promotions',
    access: 'admin',
    tag,
    status: 201,
    summary: 'Put a version into use; with `override`, also one that does not fit, which the audit records',
    params: v.object({ app: AppName }),
    body: body({
      version: VersionName,
      expected: count(0),
      reason: requiredText(300),
      override: v.optional(v.boolean(), false),
    }),
    response: ReleasePromotion,
    errors: ['gone', 'promoted_meanwhile', 'release_refused'],
    rateLimit: 'office',
  }),
  rollback: endpoint({
    id: 'adminReleases.rollback',
    method: 'POST',
    path: '/admin/releases/:app/rollback',
    access: 'admin',
    tag,
    status: 201,
    summary: 'Go back to the version that was in use before',
    params: v.object({ app: AppName }),
    body: body({ expected: count(1), reason: requiredText(300) }),
    response: ReleasePromotion,
    errors: ['promoted_meanwhile', 'no_earlier_release'],
    rateLimit: 'office',
  }),
  errors: endpoint({
    id: 'adminReleases.errors',
    method: 'GET',
    path: '/admin/releases/:app/errors',
    access: 'admin',
    tag,
    summary: 'The errors that browsers reported of an app in the last 30 days, those that came last first',
    params: v.object({ app: AppName }),
    response: v.object({ errors: v.array(GatheredError) }),
    errors: [],
    rateLimit: 'office',
  }),
  previews: endpoint({
    id: 'adminReleases.previews',
    method: 'GET',
    path: '/admin/releases/previews',
    access: 'admin',
    tag,
    summary: 'The links to previews that have not ended, newest first',
    response: v.object({ previews: v.array(RunningPreview) }),
    errors: [],
    rateLimit: 'office',
  }),
  endPreview: endpoint({
    id: 'adminReleases.endPreview',
    method: 'POST',
    path: '/admin/releases/previews/:id/end',
    access: 'admin',
    tag,
    summary: 'End the link of a preview: its holders see what everybody sees',
    params: v.object({ id: Id }),
    response: v.object({ previews: v.array(RunningPreview) }),
    errors: [],
    rateLimit: 'office',
  }),
  canaries: endpoint({
    id: 'adminReleases.canaries',
    method: 'GET',
    path: '/admin/releases/canaries',
    access: 'admin',
    tag,
    summary: 'The canaries that run, with what was compared so far',
    response: v.object({ canaries: v.array(ReleaseCanary) }),
    errors: [],
    rateLimit: 'office',
  }),
  endCanary: endpoint({
    id: 'adminReleases.endCanary',
    method: 'POST',
    path: '/admin/releases/canaries/:id/end',
    access: 'admin',
    tag,
    summary: 'End a canary: everybody gets the version in use again',
    params: v.object({ id: Id }),
    body: body({ reason: requiredText(300) }),
    response: ReleaseCanary,
    errors: ['wrong_state'],
    rateLimit: 'office',
  }),
} as const

import * as v from 'valibot'
import { binary, endpoint } from '../endpoint.ts'
import { body } from '../primitives/body.ts'
import { count, optionalText, requiredText } from '../primitives/text.ts'
import {
  AppName,
  Integrity,
  ReleaseEdition,
  releaseLimits,
  ReleasePromotion,
  ReleaseRefusal,
  ReleaseVersion,
  VersionName,
} from './schemas.ts'

const tag = 'releases'
const access = 'team'
const ofApp = v.object({ app: AppName })
const ofVersion = v.object({ app: AppName, version: VersionName })
const reason = requiredText(300)
/** The number of the promotion that is in use as the caller knows it, 0 for none. */
const expected = count(0)

export const releases = {
  edition: endpoint({
    id: 'releases.edition',
    method: 'GET',
    path: '/releases/edition',
    access,
    tag,
    summary: 'The version in use of every app; with `seen`, waits until it is another edition than that',
    query: v.object({
      seen: v.optional(v.pipe(v.string(), v.maxLength(64))),
      wait: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(releaseLimits.waitSeconds))),
    }),
    response: ReleaseEdition,
    errors: [],
  }),
  list: endpoint({
    id: 'releases.list',
    method: 'GET',
    path: '/releases/apps/:app',
    access,
    tag,
    summary: 'The versions of an app and its promotions, newest first',
    params: ofApp,
    response: v.object({ versions: v.array(ReleaseVersion), promotions: v.array(ReleasePromotion) }),
    errors: [],
  }),
  begin: endpoint({
    id: 'releases.begin',
    method: 'POST',
    path: '/releases/apps/:app/versions',
    access,
    tag,
    summary: 'Begin to push a version, or continue it: which of its files are still missing',
    params: ofApp,
    body: body({
      manifest: requiredText(releaseLimits.manifest),
      commit: optionalText(64),
    }),
    response: v.object({ isComplete: v.boolean(), missing: v.array(Integrity) }),
    errors: ['forbidden', 'conflict', 'gone'],
  }),
  put: endpoint({
    id: 'releases.put',
    method: 'POST',
    path: '/releases/apps/:app/versions/:version/files',
    access,
    tag,
    summary: 'Store files of a version that is being pushed; each is recognised by its hash',
    params: ofVersion,
    files: {
      files: {
        max: releaseLimits.filesPerCall,
        maxBytes: releaseLimits.fileBytes,
        mediaTypes: ['application/octet-stream'],
        required: true,
      },
    },
    response: v.object({ stored: v.array(Integrity) }),
    errors: ['forbidden', 'release_file_unknown'],
  }),
  finish: endpoint({
    id: 'releases.finish',
    method: 'POST',
    path: '/releases/apps/:app/versions/:version/finish',
    access,
    tag,
    summary:
      'Finish a push once all files are there: from then on the version can be promoted, and never changes',
    params: ofVersion,
    response: ReleaseVersion,
    errors: ['forbidden', 'release_incomplete'],
  }),
  manifest: endpoint({
    id: 'releases.manifest',
    method: 'GET',
    path: '/releases/apps/:app/versions/:version/manifest',
    access,
    tag,
    summary: 'The manifest of a version as it was pushed',
    params: ofVersion,
    response: v.object({ manifest: v.string() }),
    errors: [],
  }),
  file: endpoint({
    id: 'releases.file',
    method: 'GET',
    path: '/releases/apps/:app/versions/:version/file',
    access,
    tag,
    summary: 'A file of a version by its hash',
    params: ofVersion,
    query: v.object({ integrity: Integrity }),
    response: binary('application/octet-stream'),
    errors: [],
  }),
  check: endpoint({
    id: 'releases.check',
    method: 'POST',
    path: '/releases/apps/:app/check',
    access,
    tag,
    summary: 'Whether a version could be put into use now, by its manifest alone; nothing is stored',
    params: ofApp,
    body: body({ manifest: requiredText(releaseLimits.manifest) }),
    response: v.object({ refusals: v.array(ReleaseRefusal) }),
    errors: ['forbidden'],
  }),
  promote: endpoint({
    id: 'releases.promote',
    method: 'POST',
    path: '/releases/promotions',
    access,
    tag,
    status: 201,
    summary: 'Put versions of one or more apps into use at once, if nobody did so since the caller looked',
    body: body({
      promotions: v.pipe(
        v.array(v.object({ app: AppName, version: VersionName, expected })),
        v.minLength(1, 'validation.required'),
        v.maxLength(20, 'validation.invalid'),
        v.check((list) => new Set(list.map(({ app }) => app)).size === list.length, 'validation.invalid'),
      ),
      reason,
    }),
    response: v.array(ReleasePromotion),
    errors: ['forbidden', 'gone', 'promoted_meanwhile', 'release_refused'],
  }),
  rollback: endpoint({
    id: 'releases.rollback',
    method: 'POST',
    path: '/releases/apps/:app/rollback',
    access,
    tag,
    status: 201,
    summary: 'Go back to the version that was in use before',
    params: ofApp,
    body: body({ expected, reason }),
    response: ReleasePromotion,
    errors: ['forbidden', 'promoted_meanwhile', 'no_earlier_release'],
  }),
  prune: endpoint({
    id: 'releases.prune',
    method: 'POST',
    path: '/releases/apps/:app/prune',
    access,
    tag,
    summary: 'Remove the files of versions that nobody has used for 30 days (RULES.md §14)',
    params: ofApp,
    response: v.object({ pruned: v.array(VersionName) }),
    errors: ['forbidden'],
  }),
} as const

import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { body } from '../primitives/body.ts'
import { Email } from '../primitives/email.ts'
import { Id } from '../primitives/id.ts'
import { Country } from '../primitives/money.ts'
import { count, requiredText } from '../primitives/text.ts'
import { AppName, VersionName } from '../releases/schemas.ts'
import { Beat, canaryLimits, CanaryPercent, ReleaseCanary, RenderCount, SentPages } from './schemas.ts'

const tag = 'canaries'
const reason = requiredText(300)

export const canaries = {
  list: endpoint({
    id: 'canaries.list',
    method: 'GET',
    path: '/releases/apps/:app/canaries',
    access: 'team',
    tag,
    summary: 'The last canaries of an app with what was compared, newest first',
    params: v.object({ app: AppName }),
    response: v.object({ canaries: v.array(ReleaseCanary) }),
    errors: [],
    rateLimit: 'release',
  }),
  begin: endpoint({
    id: 'canaries.begin',
    method: 'POST',
    path: '/releases/apps/:app/canaries',
    access: 'team',
    tag,
    status: 201,
    summary: 'Give a version to some visitors; it grows by itself and goes back by itself (RULES.md §15)',
    params: v.object({ app: AppName }),
    body: body({
      version: VersionName,
      /** The number of the promotion alongside which it runs, as the caller knows it. */
      expected: count(1),
      percent: CanaryPercent,
      countries: v.optional(v.pipe(v.array(Country), v.maxLength(2, 'validation.invalid')), []),
      people: v.optional(v.pipe(v.array(Email), v.maxLength(canaryLimits.people, 'validation.invalid')), []),
      /** Who is told by mail how it ended. */
      mail: v.optional(Email),
      reason,
    }),
    response: ReleaseCanary,
    errors: ['forbidden', 'not_found', 'gone', 'promoted_meanwhile', 'release_refused', 'canary_running'],
    rateLimit: 'release',
  }),
  end: endpoint({
    id: 'canaries.end',
    method: 'POST',
    path: '/releases/canaries/:id/end',
    access: 'team',
    tag,
    summary: 'End a canary: everybody gets the version in use again',
    params: v.object({ id: Id }),
    body: body({ reason }),
    response: ReleaseCanary,
    errors: ['forbidden', 'wrong_state'],
    rateLimit: 'release',
  }),
  mine: endpoint({
    id: 'canaries.mine',
    method: 'GET',
    path: '/releases/canaries/mine',
    access: 'user',
    tag,
    summary: 'The running canaries whose list of people names the caller',
    response: v.object({ ids: v.array(v.string()) }),
    errors: [],
    rateLimit: 'own',
  }),
  beat: endpoint({
    id: 'canaries.beat',
    method: 'POST',
    path: '/releases/beats',
    access: 'public',
    tag,
    status: 202,
    rateLimit: 'beat',
    summary:
      'Count page views of a version, by which canaries are judged; nothing of it says whose they were',
    body: body({
      beats: v.pipe(
        v.array(Beat),
        v.minLength(1, 'validation.required'),
        v.maxLength(20, 'validation.invalid'),
      ),
    }),
    response: v.object({ counted: v.number() }),
    errors: [],
  }),
  renders: endpoint({
    id: 'canaries.renders',
    method: 'POST',
    path: '/releases/renders',
    access: 'team',
    tag,
    status: 202,
    summary: 'Count the pages that a composer rendered since its last call, by which canaries are judged too',
    body: body({
      renders: v.pipe(
        v.array(RenderCount),
        v.minLength(1, 'validation.required'),
        v.maxLength(100, 'validation.invalid'),
      ),
    }),
    response: v.object({ counted: v.number() }),
    errors: ['forbidden'],
    rateLimit: 'release',
  }),
  pages: endpoint({
    id: 'canaries.pages',
    method: 'POST',
    path: '/releases/pages',
    access: 'team',
    tag,
    status: 202,
    summary:
      'Count the pages that a composer sent with a ticket; those of which nothing is heard count as lost',
    body: body({
      pages: v.pipe(
        v.array(SentPages),
        v.minLength(1, 'validation.required'),
        v.maxLength(100, 'validation.invalid'),
      ),
    }),
    response: v.object({ counted: v.number() }),
    errors: ['forbidden'],
    rateLimit: 'release',
  }),
} as const

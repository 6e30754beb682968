import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { body } from '../primitives/body.ts'
import { Message } from '../primitives/message.ts'
import { requiredText } from '../primitives/text.ts'

/** A challenge that costs the browser some work, in the format of altcha's widget, version 2. */
export const CaptchaChallenge = v.object({
  parameters: v.object({
    algorithm: v.string(),
    nonce: v.string(),
    salt: v.string(),
    cost: v.number(),
    keyLength: v.number(),
    keyPrefix: v.string(),
    keySignature: v.optional(v.string()),
    memoryCost: v.optional(v.number()),
    parallelism: v.optional(v.number()),
    expiresAt: v.optional(v.number()),
    data: v.optional(v.record(v.string(), v.nullable(v.union([v.string(), v.number(), v.boolean()])))),
  }),
  signature: v.optional(v.string()),
})

export const captcha = {
  challenge: endpoint({
    id: 'captcha.challenge',
    method: 'GET',
    path: '/captcha/challenge',
    access: 'public',
    tag: 'captcha',
    summary: 'A fresh challenge for the widget',
    isUnique: true,
    response: CaptchaChallenge,
    errors: ['not_found'],
    rateLimit: 'captcha',
  }),
  verify: endpoint({
    id: 'captcha.verify',
    method: 'POST',
    path: '/captcha/',
    access: 'public',
    tag: 'captcha',
    summary: 'Check a solution; each one counts once',
    body: body({ recaptchaToken: requiredText(10_000) }),
    response: Message,
    errors: ['captcha_failed'],
    rateLimit: 'captcha',
  }),
} as const

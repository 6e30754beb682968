import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { body } from '../primitives/body.ts'
import { Email } from '../primitives/email.ts'
import { Message } from '../primitives/message.ts'
import { personName } from '../primitives/person-name.ts'
import { optionalText, requiredText } from '../primitives/text.ts'

const tag = 'contact'

/**
 * A hidden field that people leave empty. When it is filled in, the sender is thanked but nothing happens
 * (RULES.md §10.10).
 */
const trap = { website: optionalText(200) }

export const ContactBody = body({
  name: personName(120),
  email: Email,
  message: requiredText(4000),
  recaptchaToken: optionalText(10_000),
  ...trap,
})
export type ContactBody = v.InferOutput<typeof ContactBody>

/** A place that somebody recommends, with what the team needs to follow it up. */
export const ReferralBody = body({
  name: personName(120),
  email: Email,
  /** Where the place is, and what it is. */
  place: requiredText(300),
  /** How to reach its owner, given with their permission. */
  owner: optionalText(300),
  message: optionalText(2000),
  recaptchaToken: optionalText(10_000),
  ...trap,
})
export type ReferralBody = v.InferOutput<typeof ReferralBody>

export const NewsletterBody = body({ email: Email, recaptchaToken: optionalText(10_000), ...trap })
export type NewsletterBody = v.InferOutput<typeof NewsletterBody>

export const contact = {
  send: endpoint({
    id: 'contact.send',
    method: 'POST',
    path: '/contact',
    access: 'public',
    tag,
    summary: 'Write to the team from the questions page',
    body: ContactBody,
    response: Message,
    errors: ['captcha_failed'],
    rateLimit: 'contact',
  }),
  refer: endpoint({
    id: 'contact.refer',
    method: 'POST',
    path: '/contact/referral',
    access: 'public',
    tag,
    summary: 'Recommend a place',
    body: ReferralBody,
    // With the reference, both sides can refer to it later.
    response: v.object({ message: v.string(), reference: v.string() }),
    errors: ['captcha_failed'],
    rateLimit: 'contact',
  }),
  subscribe: endpoint({
    id: 'contact.subscribe',
    method: 'POST',
    path: '/newsletter',
    access: 'public',
    tag,
    summary: 'Join the mailing list',
    body: NewsletterBody,
    // The same for an address that is already on the list, so that the answer does not reveal who reads it.
    response: v.object({ outcome: v.literal('subscribed'), message: v.string() }),
    errors: ['captcha_failed'],
    rateLimit: 'newsletter',
  }),
} as const

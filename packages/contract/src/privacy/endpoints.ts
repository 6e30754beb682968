import * as v from 'valibot'
import { binary, endpoint } from '../endpoint.ts'
import { body } from '../primitives/body.ts'
import { Message } from '../primitives/message.ts'
import { Flag, requiredText } from '../primitives/text.ts'

const tag = 'privacy'

/** The rights of users over their data (RULES.md §7). */
export const privacy = {
  export: endpoint({
    id: 'privacy.export',
    method: 'GET',
    path: '/privacy/export',
    access: 'user',
    tag,
    summary: 'Everything kept about the caller',
    response: binary('application/json'),
    errors: [],
  }),
  erase: endpoint({
    id: 'privacy.erase',
    method: 'POST',
    path: '/privacy/erase',
    access: 'user',
    tag,
    summary: 'Erase the own account',
    body: body({ password: requiredText(128) }),
    response: Message,
    errors: ['invalid_credentials', 'live_reservations'],
    rateLimit: 'password',
  }),
  consent: endpoint({
    id: 'privacy.consent',
    method: 'POST',
    path: '/privacy/consent',
    access: 'optional',
    tag,
    summary: 'Record an answer to a question of consent',
    body: body({
      purpose: v.picklist(['cookies', 'newsletter', 'terms'], 'validation.invalid'),
      accepted: Flag,
      version: requiredText(40),
    }),
    response: Message,
    errors: [],
    rateLimit: 'contact',
  }),
} as const

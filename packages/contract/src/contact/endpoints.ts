import { endpoint } from '../endpoint.ts'
import { body } from '../primitives/body.ts'
import { Email } from '../primitives/contact.ts'
import { Message } from '../primitives/message.ts'
import { optionalText, requiredText } from '../primitives/text.ts'

export const contact = {
  send: endpoint({
    id: 'contact.send',
    method: 'POST',
    path: '/contact',
    access: 'public',
    tag: 'contact',
    summary: 'Write to the team from the questions page',
    body: body({
      name: requiredText(120),
      email: Email,
      message: requiredText(4000),
      recaptchaToken: optionalText(10_000),
    }),
    response: Message,
    errors: ['captcha_failed'],
    rateLimit: 'contact',
  }),
} as const

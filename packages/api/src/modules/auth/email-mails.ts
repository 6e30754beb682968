import type { Locale } from '@metrolibre/contract'
import { letterOf } from '../../platform/mail/letter-of.ts'
import type { MailContent } from '../../platform/mail/mail.ts'
import { emailTexts as texts } from './email-mail-texts.ts'

interface Reader {
  firstName: string
  language: Locale
}

/** Builds the mail that asks a new user to confirm their address. */
export function confirmMail({ firstName: name, language }: Reader, url: string, days: number): MailContent {
  const text = texts(language)
  return { ...letterOf(text, 'confirm', { name, days }), action: { label: text('confirmAction'), url } }
}

/** Builds the mail to the new address. The mailbox may belong to a stranger, so the mail names nobody. */
export function changeMail(language: Locale, url: string, minutes: number): MailContent {
  const text = texts(language)
  return { ...letterOf(text, 'change', { minutes }), action: { label: text('changeAction'), url } }
}

/** Builds the notice to a user whose address somebody else tried to use for another account. */
export function changeNoticeMail({ firstName: name, language }: Reader, url: string): MailContent {
  const text = texts(language)
  return { ...letterOf(text, 'taken', { name }), action: { label: text('takenAction'), url } }
}

/** Builds the notice to the old address when a change is requested. */
export const changeAskedMail = ({ firstName: name, language }: Reader): MailContent =>
  letterOf(texts(language), 'asked', { name })

/** Builds the notice to the old address after it was changed. */
export const emailChangedMail = ({ firstName: name, language }: Reader): MailContent =>
  letterOf(texts(language), 'changed', { name })

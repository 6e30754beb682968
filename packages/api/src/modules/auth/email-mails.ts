import type { Locale } from '@metrolibre/contract'
import { letterOf } from '../../platform/mail/letter-of.ts'
import type { MailContent } from '../../platform/mail/mail.ts'
import { emailTexts as texts } from './email-mail-texts.ts'

interface Reader {
  firstName: string
  language: Locale
}

/** To the address of a new account. */
export function confirmMail({ firstName: name, language }: Reader, url: string, days: number): MailContent {
  const text = texts(language)
  return { ...letterOf(text, 'confirm', { name, days }), action: { label: text('confirmAction'), url } }
}

/** To the new address, which may be a stranger's: it names nobody. */
export function changeMail(language: Locale, url: string, minutes: number): MailContent {
  const text = texts(language)
  return { ...letterOf(text, 'change', { minutes }), action: { label: text('changeAction'), url } }
}

/** To somebody whose address another person wanted for their own account. */
export function changeNoticeMail({ firstName: name, language }: Reader, url: string): MailContent {
  const text = texts(language)
  return { ...letterOf(text, 'taken', { name }), action: { label: text('takenAction'), url } }
}

/** To the old address, once a change is asked for. */
export const changeAskedMail = ({ firstName: name, language }: Reader): MailContent =>
  letterOf(texts(language), 'asked', { name })

/** To the old address, once it has changed. */
export const emailChangedMail = ({ firstName: name, language }: Reader): MailContent =>
  letterOf(texts(language), 'changed', { name })

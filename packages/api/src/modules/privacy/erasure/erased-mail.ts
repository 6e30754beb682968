import type { Locale } from '@metrolibre/contract'
import { letterOf } from '../../../platform/mail/letter-of.ts'
import type { MailContent } from '../../../platform/mail/mail.ts'
import { privacyMailTexts } from '../mail-texts.ts'

/** Builds the mail to the address of an account that was erased. */
export const erasedMail = ({
  firstName: name,
  language,
}: {
  firstName: string
  language: Locale
}): MailContent => letterOf(privacyMailTexts(language), 'erased', { name })

import { exportTimes, type Locale } from '@metrolibre/contract'
import { letterOf } from '../../platform/mail/letter-of.ts'
import type { MailContent } from '../../platform/mail/mail.ts'
import { pageUrl } from '../../platform/page-url.ts'
import { privacyMailTexts } from './mail-texts.ts'

interface Reader {
  firstName: string
  language: Locale
}

/** Builds the mail about a finished export. It leads to the profile, where only its person can download it. */
export function exportMail({ firstName: name, language }: Reader, publicUrl: string): MailContent {
  const text = privacyMailTexts(language)
  const url = pageUrl(publicUrl, language, '/profile/main?tab=settings')
  return {
    ...letterOf(text, 'export', { name, days: exportTimes.days }),
    action: { label: text('exportAction'), url },
  }
}

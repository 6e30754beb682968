import type { Locale } from '@metrolibre/contract'
import type { MailContent } from '../../platform/mail/mail.ts'
import { emailTexts as texts } from './email-mail-texts.ts'

interface Reader {
  firstName: string
  language: Locale
}

/** To the address of a new account. */
export function confirmMail({ firstName: name, language }: Reader, url: string, days: number): MailContent {
  const text = texts(language)
  return {
    subject: text('confirmSubject'),
    preview: text('confirmPreview', { days }),
    title: text('confirmTitle'),
    lead: text('confirmLead', { name, days }),
    action: { label: text('confirmAction'), url },
    note: text('confirmNote'),
  }
}

/** To the new address, which may be a stranger's: it names nobody. */
export function changeMail(language: Locale, url: string, minutes: number): MailContent {
  const text = texts(language)
  return {
    subject: text('changeSubject'),
    preview: text('changePreview', { minutes }),
    title: text('changeTitle'),
    lead: text('changeLead', { minutes }),
    action: { label: text('changeAction'), url },
    note: text('changeNote'),
  }
}

/** To somebody whose address another person wanted for their own account. */
export function changeNoticeMail({ firstName: name, language }: Reader, url: string): MailContent {
  const text = texts(language)
  return {
    subject: text('takenSubject'),
    preview: text('takenPreview'),
    title: text('takenTitle'),
    lead: text('takenLead', { name }),
    action: { label: text('takenAction'), url },
    note: text('takenNote'),
  }
}

/** To the old address, once a change is asked for. */
export function changeAskedMail({ firstName: name, language }: Reader): MailContent {
  const text = texts(language)
  return {
    subject: text('askedSubject'),
    preview: text('askedPreview'),
    title: text('askedTitle'),
    lead: text('askedLead', { name }),
    note: text('askedNote'),
  }
}

/** To the old address, once it has changed. */
export function emailChangedMail({ firstName: name, language }: Reader): MailContent {
  const text = texts(language)
  return {
    subject: text('changedSubject'),
    preview: text('changedPreview'),
    title: text('changedTitle'),
    lead: text('changedLead', { name }),
    note: text('changedNote'),
  }
}

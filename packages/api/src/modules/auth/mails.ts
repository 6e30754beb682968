import type { Locale } from '@metrolibre/contract'
import { letterOf } from '../../platform/mail/letter-of.ts'
import type { MailContent } from '../../platform/mail/mail.ts'
import { mailMessages } from '../../platform/mail/mail-messages.ts'

const texts = mailMessages({
  es: {
    restoreSubject: 'Cambia tu contraseña',
    restorePreview: 'El enlace vale {minutes} minutos y una sola vez.',
    restoreTitle: 'Elige una contraseña nueva',
    restoreLead:
      'Hola, {name}. Pediste cambiar la contraseña de tu cuenta. El enlace vale {minutes} minutos y sirve una sola vez.',
    restoreAction: 'Cambiar mi contraseña',
    restoreNote: 'Si no fuiste tú, no hagas nada: tu contraseña sigue igual.',
    changedSubject: 'Tu contraseña cambió',
    changedPreview: 'Cerramos tus sesiones en todos los dispositivos.',
    changedTitle: 'Tu contraseña cambió',
    changedLead: 'Hola, {name}. Tu contraseña es nueva y cerramos tus sesiones en todos los dispositivos.',
    changedNote: 'Si no fuiste tú, responde este correo de inmediato.',
    noticeSubject: 'Alguien quiso registrarse con tu correo',
    noticePreview: 'Ya tienes una cuenta; no cambió nada.',
    noticeTitle: 'Ya tienes una cuenta',
    noticeLead:
      'Hola, {name}. Alguien, quizás tú, quiso abrir una cuenta con este correo. Ya existe una y no cambió nada.',
    noticeAction: 'Ir a Metrolibre',
    noticeNote: 'Si olvidaste tu contraseña, puedes cambiarla desde el inicio de sesión.',
  },
  en: {
    restoreSubject: 'Change your password',
    restorePreview: 'The link works for {minutes} minutes, once.',
    restoreTitle: 'Choose a new password',
    restoreLead:
      'Hello, {name}. You asked to change the password of your account. The link works for {minutes} minutes, once.',
    restoreAction: 'Change my password',
    restoreNote: 'If that was not you, there is nothing to do: your password stays the same.',
    changedSubject: 'Your password was changed',
    changedPreview: 'We closed your sessions on every device.',
    changedTitle: 'Your password was changed',
    changedLead: 'Hello, {name}. Your password is new, and we closed your sessions on every device.',
    changedNote: 'If that was not you, reply to this mail right away.',
    noticeSubject: 'Somebody tried to register with your email',
    noticePreview: 'You already have an account; nothing changed.',
    noticeTitle: 'You already have an account',
    noticeLead:
      'Hello, {name}. Somebody, perhaps you, tried to open an account with this email. There is one already, and nothing changed.',
    noticeAction: 'Go to Metrolibre',
    noticeNote: 'If you forgot your password, you can change it where you log in.',
  },
})

interface Reader {
  firstName: string
  language: Locale
}

export function restoreMail(
  { firstName: name, language }: Reader,
  url: string,
  minutes: number,
): MailContent {
  const text = texts(language)
  return {
    ...letterOf(text, 'restore', { name, minutes }),
    action: { label: text('restoreAction'), url },
  }
}

export const changedMail = ({ firstName: name, language }: Reader): MailContent =>
  letterOf(texts(language), 'changed', { name })

export function noticeMail({ firstName: name, language }: Reader, url: string): MailContent {
  const text = texts(language)
  return { ...letterOf(text, 'notice', { name }), action: { label: text('noticeAction'), url } }
}

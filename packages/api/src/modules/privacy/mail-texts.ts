import { mailMessages } from '../../platform/mail/mail-messages.ts'

export const privacyMailTexts = mailMessages({
  es: {
    exportSubject: 'Tus datos están listos',
    exportPreview: 'Puedes descargarlos durante {days} días.',
    exportTitle: 'Tus datos están listos para descargar',
    exportLead:
      'Hola, {name}. El archivo con todo lo que guardamos de ti está listo. Entra a tu cuenta para descargarlo; después de {days} días lo borramos.',
    exportAction: 'Descargar mis datos',
    exportNote:
      'Si no lo pediste tú, alguien tiene tu sesión: entra a tu perfil, cierra todas las sesiones y cambia tu contraseña.',
    erasedSubject: 'Eliminamos tu cuenta',
    erasedPreview: 'Ya no guardamos tus datos.',
    erasedTitle: 'Tu cuenta y tus datos ya no están',
    erasedLead:
      'Hola, {name}. Como pediste, eliminamos tu cuenta de Metrolibre. De tus contratos y pagos queda solo lo que la ley pide, sin tu nombre.',
    erasedNote:
      'Si no fuiste tú, responde este correo de inmediato. Esta es la última vez que te escribimos.',
  },
  en: {
    exportSubject: 'Your data is ready',
    exportPreview: 'You can download it for {days} days.',
    exportTitle: 'Your data is ready to download',
    exportLead:
      'Hello, {name}. The file with everything that we store about you is ready. Sign in to download it; we delete it after {days} days.',
    exportAction: 'Download my data',
    exportNote:
      'If it was not you who asked, somebody has your session: go to your profile, end all sessions and change your password.',
    erasedSubject: 'We deleted your account',
    erasedPreview: 'We no longer store your data.',
    erasedTitle: 'Your account and your data are gone',
    erasedLead:
      'Hello, {name}. As you asked, we deleted your Metrolibre account. Of your contracts and payments only what the law requires is left, without your name.',
    erasedNote: 'If it was not you, answer this mail at once. This is the last time that we write to you.',
  },
})

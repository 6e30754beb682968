import { mailMessages } from '../../platform/mail/mail-messages.ts'

export const emailTexts = mailMessages({
  es: {
    confirmSubject: 'Confirma tu correo',
    confirmPreview: 'El enlace vale {days} días y una sola vez.',
    confirmTitle: 'Confirma que este correo es tuyo',
    confirmLead:
      'Hola, {name}. Con este enlace confirmas tu correo en Metrolibre. Vale {days} días y sirve una sola vez.',
    confirmAction: 'Confirmar mi correo',
    confirmNote: 'Si no abriste una cuenta, no hagas nada: sin confirmar no se publica nada con tu correo.',
    changeSubject: 'Confirma tu nuevo correo',
    changePreview: 'El enlace vale {minutes} minutos y una sola vez.',
    changeTitle: '¿Usar este correo en Metrolibre?',
    changeLead:
      'Alguien, quizás tú, pidió usar este correo para su cuenta. Cambia cuando abras el enlace, que vale {minutes} minutos y sirve una sola vez.',
    changeAction: 'Usar este correo',
    changeNote: 'Si no fuiste tú, no hagas nada: no cambia nada.',
    takenSubject: 'Alguien quiso usar tu correo para otra cuenta',
    takenPreview: 'No cambió nada.',
    takenTitle: 'Tu correo ya tiene una cuenta',
    takenLead:
      'Hola, {name}. Alguien, quizás tú, quiso usar este correo en otra cuenta. Ya tienes una con él y no cambió nada.',
    takenAction: 'Ir a Metrolibre',
    takenNote:
      'Si fuiste tú, entra a la cuenta de este correo; si olvidaste la contraseña, puedes cambiarla.',
    askedSubject: 'Pediste cambiar tu correo',
    askedPreview: 'Todavía no cambió nada.',
    askedTitle: 'Pediste cambiar tu correo',
    askedLead:
      'Hola, {name}. Con tu contraseña se pidió usar otro correo en tu cuenta. Cambia solo cuando se abra el enlace que enviamos a ese correo.',
    askedNote:
      'Si no fuiste tú, alguien sabe tu contraseña: cámbiala ahora con «Olvidé mi contraseña» al iniciar sesión. Así ese enlace deja de servir y se cierran todas las sesiones.',
    changedSubject: 'Tu correo cambió',
    changedPreview: 'Cerramos las demás sesiones.',
    changedTitle: 'Tu cuenta tiene otro correo',
    changedLead:
      'Hola, {name}. Tu cuenta usa otro correo desde ahora. Este ya no sirve para entrar y cerramos las demás sesiones.',
    changedNote: 'Si no fuiste tú, responde este correo de inmediato y recuperamos tu cuenta.',
  },
  en: {
    confirmSubject: 'Confirm your email',
    confirmPreview: 'The link works for {days} days, once.',
    confirmTitle: 'Confirm that this email is yours',
    confirmLead:
      'Hello, {name}. This link confirms your email at Metrolibre. It works for {days} days, once.',
    confirmAction: 'Confirm my email',
    confirmNote:
      'If you opened no account, there is nothing to do: unconfirmed, nothing is published with your email.',
    changeSubject: 'Confirm your new email',
    changePreview: 'The link works for {minutes} minutes, once.',
    changeTitle: 'Use this email at Metrolibre?',
    changeLead:
      'Somebody, perhaps you, asked to use this email for their account. It changes once you open the link, which works for {minutes} minutes, once.',
    changeAction: 'Use this email',
    changeNote: 'If that was not you, there is nothing to do: nothing changes.',
    takenSubject: 'Somebody wanted to use your email for another account',
    takenPreview: 'Nothing changed.',
    takenTitle: 'Your email has an account already',
    takenLead:
      'Hello, {name}. Somebody, perhaps you, wanted to use this email in another account. You have one with it, and nothing changed.',
    takenAction: 'Go to Metrolibre',
    takenNote: 'If that was you, log in to the account of this email; a forgotten password can be changed.',
    askedSubject: 'You asked to change your email',
    askedPreview: 'Nothing has changed yet.',
    askedTitle: 'You asked to change your email',
    askedLead:
      'Hello, {name}. With your password, another email was asked for in your account. It changes only once the link is opened that we sent to that email.',
    askedNote:
      'If that was not you, somebody knows your password: change it now with “I forgot my password” where you log in. That link then stops working and every session is closed.',
    changedSubject: 'Your email was changed',
    changedPreview: 'We closed the other sessions.',
    changedTitle: 'Your account has another email',
    changedLead:
      'Hello, {name}. Your account uses another email from now on. This one no longer logs in, and we closed the other sessions.',
    changedNote: 'If that was not you, reply to this mail right away and we will recover your account.',
  },
})

import { mailMessages } from '../../platform/mail/mail-messages.ts'

export const accountMailTexts = mailMessages({
  es: {
    codeSubject: 'Tu código: {code}',
    codePreview: 'Vale {minutes} minutos, para la cuenta en la que te pagamos.',
    codeTitle: '{code}',
    codeLead:
      'Hola, {name}. Con este código confirmas que te paguemos en {account}. Vale {minutes} minutos. Nadie de Metrolibre te lo va a pedir.',
    codeNote:
      'Si no lo pediste, alguien sabe tu contraseña: cámbiala ahora con «Olvidé mi contraseña» al iniciar sesión. Sin el código no cambia nada.',
    firstSubject: 'Te pagamos en {account}',
    firstPreview: 'Tu cuenta quedó confirmada.',
    firstTitle: 'Tu cuenta quedó confirmada',
    firstLead: 'Hola, {name}. Desde ahora te pagamos en {account}.',
    firstNote: 'Si no fuiste tú, responde este correo de inmediato.',
    waitsSubject: 'Cambia la cuenta en la que te pagamos',
    waitsPreview: 'La cuenta nueva parte el {day}. Se puede detener hasta entonces.',
    waitsTitle: 'La cuenta nueva parte el {day}',
    waitsLead: 'Hola, {name}. Se pidió pagarte en {account}. Hasta entonces pagamos en la de siempre.',
    waitsNote:
      '¿No lo pediste tú? Detén el cambio en Mis propiedades y cambia tu contraseña. Ningún pago se pierde.',
    reviewSubject: 'Revisamos tu cuenta nueva',
    reviewPreview: 'El titular no es el de tu mandato, así que la revisa una persona.',
    reviewTitle: 'Una persona revisa tu cuenta nueva',
    reviewLead:
      'Hola, {name}. Pediste que te paguemos en {account}. Su titular no es el de tu mandato, así que la revisa una persona de nuestra oficina. Te escribimos apenas esté.',
    reviewNote:
      '¿No lo pediste tú? Detén el cambio en Mis propiedades y cambia tu contraseña. Ningún pago se pierde.',
    stoppedSubject: 'El cambio de cuenta se detuvo',
    stoppedPreview: 'Todo sigue como antes.',
    stoppedTitle: 'El cambio de cuenta se detuvo',
    stoppedLead: 'Hola, {name}. No vamos a pagar en {account}. Todo sigue como antes.',
    stoppedNote: 'Si no pediste tú el cambio, cambia tu contraseña.',
    refusedSubject: 'No pudimos aceptar tu cuenta nueva',
    refusedPreview: 'El titular tiene que ser el de tu mandato.',
    refusedTitle: 'No pudimos aceptar tu cuenta nueva',
    refusedLead:
      'Hola, {name}. No vamos a pagar en {account}, porque su titular no es el de tu mandato. Indícanos una cuenta a tu nombre o al de tu empresa.',
    refusedNote: 'Si crees que es un error, responde este correo.',
    teamSubject: 'Una cuenta de pago por revisar: {owner}',
    teamPreview: 'El titular no es el del mandato.',
    teamTitle: 'Una cuenta de pago por revisar',
    teamLead:
      '{owner} pidió que le paguemos en {account}. El titular es {holder} y no es el de su mandato. Hasta que alguien la acepte o la rechace no se paga ahí.',
    teamNote: 'Llama al número de su ficha antes de aceptarla.',
    teamAction: 'Revisar la cuenta',
    see: 'Ver dónde me pagan',
    account: '{bank} ·· {end}',
  },
  en: {
    codeSubject: 'Your code: {code}',
    codePreview: 'It works for {minutes} minutes, for the account to which we pay you.',
    codeTitle: '{code}',
    codeLead:
      'Hello, {name}. With this code you confirm that we pay you to {account}. It works for {minutes} minutes. Nobody at Metrolibre will ask you for it.',
    codeNote:
      'If you did not ask for it, somebody knows your password: change it now with “Forgot my password” where you log in. Without the code nothing changes.',
    firstSubject: 'We pay you to {account}',
    firstPreview: 'Your account is confirmed.',
    firstTitle: 'Your account is confirmed',
    firstLead: 'Hello, {name}. From now on we pay you to {account}.',
    firstNote: 'If that was not you, answer this mail at once.',
    waitsSubject: 'The account to which we pay you is about to change',
    waitsPreview: 'The new account starts on {day}. It can be stopped until then.',
    waitsTitle: 'The new account starts on {day}',
    waitsLead: 'Hello, {name}. We were asked to pay you to {account}. Until then we pay to the usual one.',
    waitsNote:
      'Was that not you? Stop the change in My properties and change your password. No payment gets lost.',
    reviewSubject: 'We are looking at your new account',
    reviewPreview: 'Its holder is not the one of your mandate, so a person looks at it.',
    reviewTitle: 'A person looks at your new account',
    reviewLead:
      'Hello, {name}. You asked to be paid to {account}. Its holder is not the one of your mandate, so a person of our office looks at it. We write to you as soon as that is done.',
    reviewNote:
      'Was that not you? Stop the change in My properties and change your password. No payment gets lost.',
    stoppedSubject: 'The change of account was stopped',
    stoppedPreview: 'Everything stays as it was.',
    stoppedTitle: 'The change of account was stopped',
    stoppedLead: 'Hello, {name}. We will not pay to {account}. Everything stays as it was.',
    stoppedNote: 'If you did not ask for the change, change your password.',
    refusedSubject: 'We could not accept your new account',
    refusedPreview: 'Its holder has to be the one of your mandate.',
    refusedTitle: 'We could not accept your new account',
    refusedLead:
      'Hello, {name}. We will not pay to {account}, because its holder is not the one of your mandate. Give us an account in your name or in that of your company.',
    refusedNote: 'If you think that this is a mistake, answer this mail.',
    teamSubject: 'A payout account to look at: {owner}',
    teamPreview: 'Its holder is not the one of the mandate.',
    teamTitle: 'A payout account to look at',
    teamLead:
      '{owner} asked to be paid to {account}. Its holder is {holder}, who is not the one of the mandate. Nothing is paid there until somebody accepts or refuses it.',
    teamNote: 'Call the number of their record before you accept it.',
    teamAction: 'Look at the account',
    see: 'See where I am paid',
    account: '{bank} ·· {end}',
  },
})

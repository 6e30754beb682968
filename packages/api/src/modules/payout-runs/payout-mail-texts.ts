import { mailMessages } from '../../platform/mail/mail-messages.ts'

/** The texts of mails about payments of a run. */
export const payoutMailTexts = mailMessages({
  es: {
    paidSubject: 'Te transferimos {total}',
    paidPreview: 'A tu cuenta {account}.',
    paidTitle: 'Te transferimos {total}',
    paidLead: 'Hola, {name}. Transferimos {total} a tu cuenta {account}. Este es el detalle.',
    paidNote: 'El estado de cuenta de cada mes, con lo pagado, lo devuelto y la comisión, está en Mis pagos.',
    date: 'Fecha',
    reference: 'Referencia',
    total: 'Total',
    seePayments: 'Ver mi estado de cuenta',
    refusedSubject: 'El banco no aceptó tu pago de {total}',
    refusedPreview: 'Tu saldo sigue disponible.',
    refusedTitle: 'El banco no aceptó tu pago de {total}',
    refusedLead:
      'Hola, {name}. Quisimos transferirte {total} a tu cuenta {account} y el banco no lo aceptó: {why}.',
    mendNote:
      'Indícanos otra cuenta, o la misma con sus datos corregidos. Tu saldo sigue disponible y sale con el próximo pago.',
    waitNote:
      'No tienes que hacer nada: tu saldo sigue disponible y lo intentamos de nuevo con el próximo pago.',
    'why.unknown': 'la cuenta no existe',
    'why.closed': 'la cuenta está cerrada',
    'why.holder': 'el número de identidad no es el del titular',
    'why.limit': 'el monto supera lo que la cuenta puede recibir',
    'why.other': 'el banco no dijo por qué',
    mend: 'Corregir mi cuenta',
    see: 'Ver dónde me pagan',
    account: '{bank} ·· {end}',
  },
  en: {
    paidSubject: 'We sent you {total}',
    paidPreview: 'To your account {account}.',
    paidTitle: 'We sent you {total}',
    paidLead: 'Hello, {name}. We transferred {total} to your account {account}. This is what it consists of.',
    paidNote:
      'The statement of each month, with what was paid, refunded and the commission, is in My payments.',
    date: 'Date',
    reference: 'Reference',
    total: 'Total',
    seePayments: 'See my statement',
    refusedSubject: 'The bank did not accept your payment of {total}',
    refusedPreview: 'Your balance is still available.',
    refusedTitle: 'The bank did not accept your payment of {total}',
    refusedLead:
      'Hello, {name}. We wanted to transfer {total} to your account {account} and the bank did not accept it: {why}.',
    mendNote:
      'Give us another account, or the same one with its data corrected. Your balance is still available and goes with the next payment.',
    waitNote:
      'There is nothing for you to do: your balance is still available, and we try again with the next payment.',
    'why.unknown': 'the account does not exist',
    'why.closed': 'the account is closed',
    'why.holder': 'the identity number is not that of its holder',
    'why.limit': 'the amount is more than the account can receive',
    'why.other': 'the bank did not say why',
    mend: 'Correct my account',
    see: 'See where I am paid',
    account: '{bank} ·· {end}',
  },
})

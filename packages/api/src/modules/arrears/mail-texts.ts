import { mailMessages } from '../../platform/mail/mail-messages.ts'

/** The texts of mails about months that are not paid, for tenants (`client`) and owners. */
export const arrearsMailTexts = mailMessages({
  es: {
    grantedSubject: 'Tienes más días para pagar: {place}',
    grantedPreview: 'Puedes pagar {total} hasta el {until}.',
    grantedTitle: 'Tienes más días para pagar',
    grantedLead:
      'Hola, {name}. El mes {number} de {count} de {place}, que venció el {day}, lo puedes pagar hasta el {until}, sin recargo.',
    waivedSubject: 'Un mes que no tienes que pagar: {place}',
    waivedPreview: 'Condonamos {total}.',
    waivedTitle: 'Condonamos un mes',
    waivedLead:
      'Hola, {name}. El mes {number} de {count} de {place}, que venció el {day}, ya no lo tienes que pagar.',
    ownerWaivedSubject: 'Condonamos un mes: {place}',
    ownerWaivedPreview: 'Son {total} que no se cobran.',
    ownerWaivedTitle: 'Condonamos un mes',
    ownerWaivedLead:
      'Hola, {name}. A {tenant} ya no le cobramos el mes {number} de {count} de {place}, que venció el {day}. Ese mes no cuenta en lo que te pagamos.',
    endedSubject: 'Tu reserva termina el {from}: {place}',
    endedPreview: 'Hay un mes sin pagar desde hace más de 15 días.',
    endedTitle: 'Terminamos tu reserva',
    endedLead:
      'Hola, {name}. Tu reserva de {place} termina antes, porque un mes lleva más de 15 días atrasado. El lugar tiene que quedar libre el {from}. Los meses que ya empezaron se siguen debiendo; los que vienen ya no se cobran.',
    ownerEndedSubject: 'Una reserva termina el {from}: {place}',
    ownerEndedPreview: 'Tu lugar queda libre ese día.',
    ownerEndedTitle: 'Terminamos una reserva',
    ownerEndedLead:
      'Hola, {name}. La reserva de {tenant} en {place} termina antes, porque un mes lleva más de 15 días atrasado. Tu lugar queda libre el {from}. Seguimos cobrando los meses que ya empezaron.',
    month: 'Mes desde el',
    amount: 'Monto',
    until: 'Hasta el',
    from: 'Libre desde el',
    owed: 'Queda por pagar',
    reason: 'Motivo',
    pay: 'Pagar {total}',
    see: 'Ver la reserva',
  },
  en: {
    grantedSubject: 'You have more days to pay: {place}',
    grantedPreview: 'You can pay {total} until {until}.',
    grantedTitle: 'You have more days to pay',
    grantedLead:
      'Hello, {name}. You can pay month {number} of {count} of {place}, which was due on {day}, until {until}, without a surcharge.',
    waivedSubject: 'A month that you don’t have to pay: {place}',
    waivedPreview: 'We waived {total}.',
    waivedTitle: 'We waived a month',
    waivedLead:
      'Hello, {name}. You don’t have to pay month {number} of {count} of {place}, which was due on {day}.',
    ownerWaivedSubject: 'We waived a month: {place}',
    ownerWaivedPreview: '{total} will not be charged.',
    ownerWaivedTitle: 'We waived a month',
    ownerWaivedLead:
      'Hello, {name}. We don’t charge {tenant} month {number} of {count} of {place}, which was due on {day}. That month does not count in what we pay you.',
    endedSubject: 'Your booking ends on {from}: {place}',
    endedPreview: 'A month has not been paid for more than 15 days.',
    endedTitle: 'We are ending your booking',
    endedLead:
      'Hello, {name}. Your booking of {place} ends early, because a month has been overdue for more than 15 days. The place has to be free on {from}. Months that have begun are still owed; the later ones will not be charged.',
    ownerEndedSubject: 'A booking ends on {from}: {place}',
    ownerEndedPreview: 'Your place is free on that day.',
    ownerEndedTitle: 'We are ending a booking',
    ownerEndedLead:
      'Hello, {name}. The booking of {tenant} at {place} ends early, because a month has been overdue for more than 15 days. Your place is free on {from}. We still charge the months that have begun.',
    month: 'Month from',
    amount: 'Amount',
    until: 'Until',
    from: 'Free from',
    owed: 'Left to pay',
    reason: 'Reason',
    pay: 'Pay {total}',
    see: 'See the booking',
  },
})

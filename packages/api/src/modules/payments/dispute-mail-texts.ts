import { mailMessages } from '../../platform/mail/mail-messages.ts'

export const disputeMailTexts = mailMessages({
  es: {
    refundFailedSubject: 'Tu devolución no llegó: {place}',
    refundFailedPreview: 'Tu banco no recibió {total}.',
    refundFailedTitle: 'Tu devolución no llegó',
    refundFailedLead:
      'Hola, {name}. Te devolvimos {total} de {place}, pero tu banco no los recibió y volvieron a nosotros. Ya lo estamos revisando: te escribiremos para hacértelos llegar de otra forma.',
    disputedTenantSubject: 'Tu banco objetó un pago: {place}',
    disputedTenantPreview: 'El pago de {total} está en disputa.',
    disputedTenantTitle: 'Tu banco objetó un pago',
    disputedTenantLead:
      'Hola, {name}. Tu banco nos avisó que se desconoció el pago de {total} de {place}. Tu reserva sigue como está mientras se resuelve. Si fue un error, pídele a tu banco que retire el reclamo.',
    disputedOwnerSubject: 'Un pago está en disputa: {place}',
    disputedOwnerPreview: 'El banco del arrendatario objetó {total}.',
    disputedOwnerTitle: 'Un pago está en disputa',
    disputedOwnerLead:
      'Hola, {name}. El banco del arrendatario de {place} objetó el pago de {total}. Respondemos por ti y te avisamos cómo termina. La reserva sigue como está mientras tanto.',
    closedOwnerSubject: 'Terminó la disputa de un pago: {place}',
    closedOwnerPreview: 'Ya se resolvió la disputa por {total}.',
    closedOwnerTitle: 'Terminó la disputa de un pago',
    wonOwnerLead:
      'Hola, {name}. La disputa por el pago de {total} de {place} se resolvió a tu favor: el pago queda firme.',
    lostOwnerLead:
      'Hola, {name}. La disputa por el pago de {total} de {place} se perdió: el banco le devolvió el dinero al arrendatario. Te escribiremos sobre los pasos que siguen.',
    disputedOfficeSubject: 'Un banco objetó un pago: {place}',
    disputedOfficeTitle: 'Un banco objetó un pago',
    disputedOfficeLead: 'El banco de {tenant} objetó el pago de {total} de {place}.',
    questionOfficeSubject: 'Un banco pregunta por un pago: {place}',
    questionOfficeTitle: 'Un banco pregunta por un pago',
    questionOfficeLead:
      'El banco de {tenant} pregunta por el pago de {total} de {place}. Todavía no retiene el dinero.',
    closedOfficeSubject: 'Terminó la disputa de un pago: {place}',
    closedOfficeTitle: 'Terminó la disputa de un pago',
    wonOfficeLead: 'La disputa por el pago de {total} de {place}, de {tenant}, se ganó: el pago vale.',
    lostOfficeLead:
      'La disputa por el pago de {total} de {place}, de {tenant}, se perdió: el banco devolvió el dinero.',
    officePreview: '{total}, de {tenant}.',
    answerUntil: 'Responder hasta',
    seeBooking: 'Ver la reserva',
  },
  en: {
    refundFailedSubject: 'Your refund did not arrive: {place}',
    refundFailedPreview: 'Your bank did not take {total}.',
    refundFailedTitle: 'Your refund did not arrive',
    refundFailedLead:
      'Hello, {name}. We returned {total} for {place}, but your bank did not take it and it came back to us. We are looking into it and will write to you to get it to you in another way.',
    disputedTenantSubject: 'Your bank questions a payment: {place}',
    disputedTenantPreview: 'The payment of {total} is disputed.',
    disputedTenantTitle: 'Your bank questions a payment',
    disputedTenantLead:
      'Hello, {name}. Your bank told us that the payment of {total} for {place} is disputed. Your booking stays as it is until that is settled. If it was a mistake, ask your bank to withdraw the claim.',
    disputedOwnerSubject: 'A payment is disputed: {place}',
    disputedOwnerPreview: 'The tenant’s bank questions {total}.',
    disputedOwnerTitle: 'A payment is disputed',
    disputedOwnerLead:
      'Hello, {name}. The bank of the tenant of {place} questions the payment of {total}. We answer for you and tell you how it ends. The booking stays as it is meanwhile.',
    closedOwnerSubject: 'The dispute of a payment has ended: {place}',
    closedOwnerPreview: 'The dispute over {total} is settled.',
    closedOwnerTitle: 'The dispute of a payment has ended',
    wonOwnerLead:
      'Hello, {name}. The dispute over the payment of {total} for {place} was won: the payment stands.',
    lostOwnerLead:
      'Hello, {name}. The dispute over the payment of {total} for {place} was lost: the bank returned the money to the tenant. We will write to you about the next steps.',
    disputedOfficeSubject: 'A bank disputes a payment: {place}',
    disputedOfficeTitle: 'A bank disputes a payment',
    disputedOfficeLead: 'The bank of {tenant} disputes the payment of {total} for {place}.',
    questionOfficeSubject: 'A bank asks about a payment: {place}',
    questionOfficeTitle: 'A bank asks about a payment',
    questionOfficeLead:
      'The bank of {tenant} asks about the payment of {total} for {place}. It does not hold the money yet.',
    closedOfficeSubject: 'The dispute of a payment has ended: {place}',
    closedOfficeTitle: 'The dispute of a payment has ended',
    wonOfficeLead:
      'The dispute over the payment of {total} for {place} by {tenant} was won: the payment stands.',
    lostOfficeLead:
      'The dispute over the payment of {total} for {place} by {tenant} was lost: the bank returned the money.',
    officePreview: '{total}, by {tenant}.',
    answerUntil: 'Respond by',
    seeBooking: 'See the booking',
  },
})

import { mailMessages } from '../../platform/mail/mail-messages.ts'

/** The texts of mails about deposits that the platform keeps. */
export const depositMailTexts = mailMessages({
  es: {
    claimableSubject: 'Revisa la garantía: {place}',
    claimableTitle: 'Puedes descontar de la garantía hasta el {until}',
    claimableLead:
      'Hola, {name}. Terminó la reserva de {tenant} en {place}. Guardamos su garantía de {total}. Si hay daños o faltas, pide lo que corresponda, cosa por cosa, hasta el {until}. Si no pides nada, vuelve entera.',
    claimedSubject: 'El propietario pide {total} de tu garantía: {place}',
    claimedTitle: 'Piden {total} de tu garantía',
    claimedLead:
      'Hola, {name}. {owner} pide parte de tu garantía por {place}. Contesta cosa por cosa hasta el {until}. Si no contestas, se descuenta lo que pide. El resto vuelve solo.',
    earlyExit: 'Salida antes del término',
    answeredSubject: 'Contestaron sobre la garantía: {place}',
    answeredTitle: '{tenant} contestó sobre la garantía',
    answeredLead:
      'Hola, {name}. {tenant} acepta {agreed} y no está de acuerdo con {disputed}. Lo aceptado ya está en tu saldo; lo demás lo decide Metrolibre.',
    acceptedSubject: 'Se descontaron {total} de la garantía: {place}',
    acceptedTitle: 'Se descontaron {total} de la garantía',
    acceptedOwnerLead:
      'Hola, {name}. {tenant} no contestó a tiempo por {place}. {total} de su garantía pasan a tu saldo y te los pagamos con tu próximo pago.',
    acceptedTenantLead:
      'Hola, {name}. No contestaste a tiempo por {place}, así que {total} de tu garantía van al propietario, como avisamos. El resto vuelve solo.',
    decidedSubject: 'Decidimos sobre la garantía: {place}',
    decidedTitle: 'Decidimos sobre la garantía',
    decidedLead:
      'Hola, {name}. Por {item} en {place} se pedían {asked}. Decidimos que {total} van al propietario. Lo demás vuelve al arrendatario.',
    decidedLeadPeru:
      'Hola, {name}. Por {item} en {place} se pedían {asked}. Decidimos que {total} van al propietario. Lo demás vuelve al inquilino.',
    returnedSubject: 'Tu garantía volvió: {place}',
    returnedTitle: 'Te devolvimos {total} de tu garantía',
    returnedLead:
      'Hola, {name}. Devolvimos {total} de tu garantía de {place} al medio con que pagaste. Según tu banco puede tardar unos días en verse.',
    returnedByHandLead:
      'Hola, {name}. Te enviamos desde nuestro banco {total} de tu garantía de {place}. Según tu banco puede tardar unos días en verse.',
    disputedSubject: 'Una garantía espera tu decisión: {place}',
    disputedTitle: 'Una garantía espera una decisión',
    disputedLead:
      '{tenant} no está de acuerdo con {disputed} que pide {owner} por {place}. Decide cada cosa con su motivo.',
    failedSubject: 'Una garantía no pudo volver: {place}',
    failedTitle: 'Una garantía no pudo volver',
    failedLead:
      'El banco no aceptó la devolución de {total} de la garantía de {tenant} por {place}. Sigue guardada. Ordénala otra vez o anota que la enviaste.',
    reason: 'Motivo',
    seeBooking: 'Ver la reserva',
    answer: 'Contestar',
  },
  en: {
    claimableSubject: 'Check the deposit: {place}',
    claimableTitle: 'You can claim from the deposit until {until}',
    claimableLead:
      'Hello, {name}. The booking of {tenant} at {place} has ended. We keep their deposit of {total}. If something is damaged or missing, claim what it costs, thing by thing, until {until}. If you claim nothing, all of it goes back.',
    claimedSubject: 'The owner claims {total} of your deposit: {place}',
    claimedTitle: '{total} of your deposit are claimed',
    claimedLead:
      'Hello, {name}. {owner} claims a part of your deposit for {place}. Answer thing by thing until {until}. Without an answer, what is claimed is deducted. The rest comes back by itself.',
    earlyExit: 'Left before the end',
    answeredSubject: 'An answer about the deposit: {place}',
    answeredTitle: '{tenant} answered about the deposit',
    answeredLead:
      'Hello, {name}. {tenant} agrees to {agreed} and does not agree to {disputed}. What was agreed is in your balance; Metrolibre decides about the rest.',
    acceptedSubject: '{total} of the deposit were deducted: {place}',
    acceptedTitle: '{total} of the deposit were deducted',
    acceptedOwnerLead:
      'Hello, {name}. {tenant} did not answer in time about {place}. {total} of their deposit go to your balance, and we pay them with your next payment.',
    acceptedTenantLead:
      'Hello, {name}. You did not answer in time about {place}, so {total} of your deposit go to the owner, as announced. The rest comes back by itself.',
    decidedSubject: 'We decided about the deposit: {place}',
    decidedTitle: 'We decided about the deposit',
    decidedLead:
      'Hello, {name}. For {item} at {place}, {asked} were claimed. We decided that {total} go to the owner. The rest goes back to the tenant.',
    decidedLeadPeru:
      'Hello, {name}. For {item} at {place}, {asked} were claimed. We decided that {total} go to the owner. The rest goes back to the tenant.',
    returnedSubject: 'Your deposit came back: {place}',
    returnedTitle: 'We returned {total} of your deposit',
    returnedLead:
      'Hello, {name}. We returned {total} of your deposit for {place} to the means with which you paid. Your bank may take some days to show it.',
    returnedByHandLead:
      'Hello, {name}. We sent you {total} of your deposit for {place} from our bank. Your bank may take some days to show it.',
    disputedSubject: 'A deposit waits for your decision: {place}',
    disputedTitle: 'A deposit waits for a decision',
    disputedLead:
      '{tenant} does not agree to {disputed} that {owner} claims for {place}. Decide about each thing, with the reason.',
    failedSubject: 'A deposit could not go back: {place}',
    failedTitle: 'A deposit could not go back',
    failedLead:
      'The bank refused the refund of {total} of the deposit of {tenant} for {place}. It is still kept. Order it again, or record that you sent it.',
    reason: 'Reason',
    seeBooking: 'See the booking',
    answer: 'Answer',
  },
})

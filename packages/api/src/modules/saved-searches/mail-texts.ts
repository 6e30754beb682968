import { mailMessages } from '../../platform/mail/mail-messages.ts'

export const savedSearchMailTexts = mailMessages({
  es: {
    subject:
      '{freed, select, true {Se liberó lo que esperabas: {more, plural, =0 {«{name}»} other {tus búsquedas}}} other {{total, plural, one {Una propiedad nueva} other {# propiedades nuevas}} para {more, plural, =0 {«{name}»} other {tus búsquedas}}}}',
    preview: '{freed, select, true {Ya se puede reservar.} other {Se publicaron desde el último correo.}}',
    title:
      '{freed, select, true {Ya está libre} other {{total, plural, one {Hay una nueva} other {Hay # nuevas}}}}',
    lead: '{freed, select, true {Hola, {name}. Nos pediste avisarte cuando se liberara, y ya se puede reservar.} other {Hola, {name}. Esto se publicó o se liberó desde el último correo y coincide con lo que buscas.}}',
    fresh: '{total, plural, one {una nueva} other {# nuevas}}',
    freed: 'se liberó',
    action: '{freed, select, true {Ver} other {Ver {total, plural, one {la nueva} other {las nuevas}}}}',
    end: 'Dejar de recibir estos correos',
    note: 'Te escribimos una vez al día como máximo, y solo si hay algo nuevo. Cada búsqueda se apaga también en Favoritos.',
    from: 'desde {price}',
    month: '{price} al mes',
    hour: '{price} por hora',
  },
  en: {
    subject:
      '{freed, select, true {What you were waiting for is free: {more, plural, =0 {“{name}”} other {your searches}}} other {{total, plural, one {One new property} other {# new properties}} for {more, plural, =0 {“{name}”} other {your searches}}}}',
    preview: '{freed, select, true {It can be booked now.} other {Published since the last mail.}}',
    title:
      '{freed, select, true {It is free now} other {{total, plural, one {There is a new one} other {There are # new ones}}}}',
    lead: '{freed, select, true {Hello, {name}. You asked us to tell you when it becomes free, and now it can be booked.} other {Hello, {name}. This was published or became free since the last mail and fits what you are looking for.}}',
    fresh: '{total, plural, one {one new} other {# new}}',
    freed: 'became free',
    action:
      '{freed, select, true {See it} other {See {total, plural, one {the new one} other {the new ones}}}}',
    end: 'Stop these emails',
    note: 'We write at most once a day, and only if there is something new. Each search can also be switched off in Favourites.',
    from: 'from {price}',
    month: '{price} a month',
    hour: '{price} an hour',
  },
})

import { mailMessages } from '../../platform/mail/mail-messages.ts'

export const texts = mailMessages({
  es: {
    subject:
      '{total, plural, one {Una propiedad nueva} other {# propiedades nuevas}} para {more, plural, =0 {«{name}»} other {tus búsquedas}}',
    preview: 'Se publicaron desde el último correo.',
    title: '{total, plural, one {Hay una nueva} other {Hay # nuevas}}',
    lead: 'Hola, {name}. Esto se publicó desde el último correo y calza con lo que buscas.',
    fresh: '{total, plural, one {una nueva} other {# nuevas}}',
    action: 'Ver {total, plural, one {la nueva} other {las nuevas}}',
    end: 'Dejar de recibir estos correos',
    note: 'Te escribimos una vez al día como máximo, y solo si hay algo nuevo. Cada búsqueda se apaga también en Favoritos.',
    from: 'desde {price}',
    month: '{price} al mes',
    hour: '{price} por hora',
  },
  en: {
    subject:
      '{total, plural, one {One new property} other {# new properties}} for {more, plural, =0 {“{name}”} other {your searches}}',
    preview: 'Published since the last mail.',
    title: '{total, plural, one {There is a new one} other {There are # new ones}}',
    lead: 'Hello, {name}. This was published since the last mail and fits what you are looking for.',
    fresh: '{total, plural, one {one new} other {# new}}',
    action: 'See {total, plural, one {the new one} other {the new ones}}',
    end: 'Stop these mails',
    note: 'We write at most once a day, and only if there is something new. Each search can also be switched off in Favourites.',
    from: 'from {price}',
    month: '{price} a month',
    hour: '{price} an hour',
  },
})

import { dateAt, sheetDate, shownEmail, timeZoneOf, type Country, type Locale } from '@metrolibre/contract'
import { shownPhone } from '@metrolibre/contract/phones'
import { mailMessages } from '../../platform/mail/mail-messages.ts'
import type { StreamedColumn } from '../../platform/spreadsheet/streamed-sheet.ts'
import type { ListedUser } from '../admin-users/list-repository.ts'

/** The texts of the spreadsheet. */
export const userSheetTexts = mailMessages({
  es: {
    file: 'usuarios',
    sheet: 'Usuarios',
    yes: 'Sí',
    no: 'No',
    firstName: 'Nombre',
    lastName: 'Apellido',
    email: 'Correo',
    emailConfirmed: 'Correo confirmado',
    country: 'País',
    phone: 'Teléfono',
    company: 'Empresa',
    rut: 'RUT o RUC',
    isVerified: 'Verificado',
    isActive: 'Activo',
    isOwner: 'Propietario',
    isAdmin: 'Administra',
    properties: 'Propiedades',
    created: 'Creado',
    lastSession: 'Última sesión',
    language: 'Idioma de correos',
  },
  en: {
    file: 'users',
    sheet: 'Users',
    yes: 'Yes',
    no: 'No',
    firstName: 'First name',
    lastName: 'Last name',
    email: 'E-mail',
    emailConfirmed: 'E-mail confirmed',
    country: 'Country',
    phone: 'Phone',
    company: 'Company',
    rut: 'RUT or RUC',
    isVerified: 'Verified',
    isActive: 'Active',
    isOwner: 'Owner',
    isAdmin: 'Admin',
    properties: 'Properties',
    created: 'Created',
    lastSession: 'Last session',
    language: 'Language of mails',
  },
})

/** Returns the day by the calendar of the user's country, or an empty text. */
const dayOf = (at: Date | null, country: Country): Date | '' =>
  at ? sheetDate(dateAt(at.getTime(), timeZoneOf(country))) : ''

/** The columns of the spreadsheet of users. Flags are «Sí» or «No», days dates. */
export const userColumns = (locale: Locale): StreamedColumn<ListedUser>[] => {
  const text = userSheetTexts(locale)
  const flag = (value: boolean) => text(value ? 'yes' : 'no')
  return [
    { header: text('firstName'), width: 20, read: ({ user }) => user.firstName },
    { header: text('lastName'), width: 24, read: ({ user }) => user.lastName },
    { header: text('email'), width: 34, read: ({ user }) => shownEmail(user.email) },
    { header: text('emailConfirmed'), width: 18, read: ({ user }) => flag(user.emailConfirmedAt !== null) },
    { header: text('country'), width: 10, read: ({ user }) => user.country },
    {
      header: text('phone'),
      width: 18,
      read: ({ user }) => shownPhone(user.whatsapp || user.phone || '', user.country),
    },
    { header: text('company'), width: 28, read: ({ user }) => user.companyName ?? '' },
    { header: text('rut'), width: 16, read: ({ user }) => user.rut ?? '' },
    { header: text('isVerified'), width: 11, read: ({ user }) => flag(user.isVerified) },
    { header: text('isActive'), width: 9, read: ({ user }) => flag(user.isActive) },
    { header: text('isOwner'), width: 12, read: ({ user }) => flag(user.isOwner) },
    { header: text('isAdmin'), width: 11, read: ({ user }) => flag(user.isAdmin) },
    { header: text('properties'), width: 12, read: ({ ownedLocations }) => ownedLocations },
    { header: text('created'), width: 12, read: ({ user }) => dayOf(user.createdAt, user.country) },
    {
      header: text('lastSession'),
      width: 14,
      read: ({ user, lastSessionAt }) => dayOf(lastSessionAt, user.country),
    },
    { header: text('language'), width: 18, read: ({ user }) => user.language },
  ]
}

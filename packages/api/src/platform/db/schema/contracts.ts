import { signatureKinds } from '@metrolibre/contract'
import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, instantAt } from './columns.ts'
import { properties } from './properties.ts'
import { reservations } from './reservations.ts'
import { identityNumber, jsonWithNumbers } from './sealed-columns.ts'
import { users } from './users.ts'

/**
 * A signed document and the evidence of its signature (RULES.md §7). `sha256` is the hash of the stored PDF
 * in lower-case hexadecimal, by which the public check finds the document.
 */
export const contracts = pgTable(
  'contracts',
  {
    id: id(),
    kind: text({ enum: ['lease', 'addendum', 'mandate'] }).notNull(),
    reservationId: uuid().references(() => reservations.id),
    propertyId: uuid()
      .notNull()
      .references(() => properties.id),
    data: jsonWithNumbers('contracts.data').notNull(),
    // Null once a person who is named in the document was erased.
    pdfKey: text(),
    // The copy without house number and the landlord's whole number, for the tenant until the booking is paid.
    // Null when all readers of the document may know everything in it.
    copyKey: text(),
    // The hash of that copy, by which the public check says that it is one. Null for copies older than the column.
    copySha256: text(),
    sha256: text().notNull(),
    // Whether the PDF carries the platform's seal. Documents that were signed before there was one don't.
    sealed: boolean().notNull().default(false),
    signerId: uuid()
      .notNull()
      .references(() => users.id),
    signerName: text().notNull(),
    signerDocument: identityNumber('contracts.signer_document').notNull(),
    signatureKind: text({ enum: signatureKinds }).notNull().default('drawn'),
    // The name that was typed as signature. Null for other kinds, and once the signer was erased.
    signatureText: text(),
    ip: text().notNull(),
    userAgent: text().notNull(),
    signedAt: instantAt().notNull(),
    // The same instant on the wall clock of the place, with its offset.
    localTime: text().notNull(),
    timeZone: text().notNull(),
    // When the signer was erased: the row keeps the hash, the place and the time, and loses the person.
    erasedAt: instantAt(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('contracts_sha256').on(table.sha256),
    uniqueIndex('contracts_copy_sha256').on(table.copySha256),
    uniqueIndex('contracts_reservation').on(table.reservationId),
    index('contracts_property').on(table.propertyId),
    check('contracts_kind', sql`${table.kind} in ('lease', 'addendum', 'mandate')`),
    check('contracts_sha256_hex', sql`${table.sha256} ~ '^[0-9a-f]{64}$'`),
    check(
      'contracts_erased',
      sql`${table.erasedAt} is null or (num_nonnulls(${table.pdfKey}, ${table.copyKey}) = 0
        and ${table.signerName} = '' and ${table.signerDocument} = '' and ${table.ip} = ''
        and ${table.userAgent} = '' and ${table.data} = '{}')`,
    ),
    check('contracts_signature_kind', sql`${table.signatureKind} in ('drawn', 'typed', 'picture')`),
    check(
      'contracts_signature_text',
      sql`(${table.signatureText} is not null) = (${table.signatureKind} = 'typed' and ${table.erasedAt} is null)`,
    ),
    check('contracts_of_reservation', sql`(${table.kind} = 'mandate') = (${table.reservationId} is null)`),
  ],
)

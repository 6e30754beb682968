import * as v from 'valibot'
import { binary, endpoint } from '../endpoint.ts'
import { IdParams } from '../primitives/id.ts'
import { DraftBody, placeErrors } from '../reservations/bodies.ts'
import { ContractText } from '../reservations/contract-text.ts'

/**
 * Where a document can be opened in a tab of its own, by anybody who has the address, for half an hour. The address ends with the
 * name of the file.
 */
const DocumentLink = v.object({ url: v.string() })

/** The contract as it is read on the screen, and where its PDF can be opened. */
const ContractToRead = v.object({ ...DocumentLink.entries, text: ContractText })

/** The name of the file is for the reader; the ticket decides. */
const file = {
  params: v.object({ ...IdParams.entries, name: v.pipe(v.string(), v.maxLength(200)) }),
  query: v.object({ ticket: v.pipe(v.string(), v.maxLength(10_000)) }),
  response: binary('application/pdf'),
}

/** The contract before it is signed. A tab that opens an address sends no bearer, so a ticket opens it. */
export const contractDrafts = {
  link: endpoint({
    id: 'contractDrafts.link',
    method: 'POST',
    path: '/reservation/:id/draft',
    access: 'user',
    tag: 'reservation',
    summary: 'What the contract of a reservation says before it is signed, and where it can be opened',
    params: IdParams,
    body: DraftBody,
    response: ContractToRead,
    errors: [...placeErrors],
    rateLimit: 'pdf',
  }),
  file: endpoint({
    id: 'contractDrafts.file',
    method: 'GET',
    path: '/reservation/:id/draft/:name',
    access: 'optional',
    tag: 'reservation',
    summary: 'The unsigned contract as a PDF, by the ticket in its address',
    ...file,
    errors: [...placeErrors, 'link_invalid'],
    rateLimit: 'document',
  }),
} as const

/** The mandate before it is signed, in the same way. */
export const mandateDrafts = {
  link: endpoint({
    id: 'mandateDrafts.link',
    method: 'POST',
    path: '/locations/:id/mandate/draft',
    access: 'owner',
    tag: 'own locations',
    summary: 'Where the mandate can be read before it is signed',
    params: IdParams,
    response: DocumentLink,
    errors: ['wrong_state'],
    rateLimit: 'pdf',
  }),
  file: endpoint({
    id: 'mandateDrafts.file',
    method: 'GET',
    path: '/locations/:id/mandate/draft/:name',
    access: 'optional',
    tag: 'own locations',
    summary: 'The unsigned mandate as a PDF, by the ticket in its address',
    ...file,
    errors: ['wrong_state', 'link_invalid'],
    rateLimit: 'document',
  }),
} as const

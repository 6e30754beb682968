import { binary, endpoint } from '../endpoint.ts'
import { body } from '../primitives/body.ts'
import { IdParams } from '../primitives/id.ts'
import { Message } from '../primitives/message.ts'
import { requiredText } from '../primitives/text.ts'
import { ConsentRecords, DataExport, OwnExport } from './schemas.ts'

const tag = 'privacy'

/** The rights of users over their data (RULES.md §7). */
export const privacy = {
  consents: endpoint({
    id: 'privacy.consents',
    method: 'GET',
    path: '/privacy/consents',
    access: 'user',
    tag,
    summary: 'The consents that were recorded for the caller, newest first',
    response: ConsentRecords,
    errors: [],
    rateLimit: 'own',
  }),
  export: endpoint({
    id: 'privacy.export',
    method: 'POST',
    path: '/privacy/export',
    access: 'user',
    tag,
    summary: 'Prepare a copy of everything stored about the caller, or return the one of the last 24 hours',
    response: DataExport,
    status: 202,
    errors: [],
    rateLimit: 'export',
  }),
  exportState: endpoint({
    id: 'privacy.exportState',
    method: 'GET',
    path: '/privacy/export',
    access: 'user',
    tag,
    summary: 'The newest copy that the caller requested',
    response: OwnExport,
    errors: [],
    rateLimit: 'own',
  }),
  exportFile: endpoint({
    id: 'privacy.exportFile',
    method: 'GET',
    path: '/privacy/export/:id',
    access: 'user',
    tag,
    summary: 'The file of an own copy, until it expires',
    params: IdParams,
    response: binary('application/zip'),
    errors: [],
    rateLimit: 'export_file',
  }),
  erase: endpoint({
    id: 'privacy.erase',
    method: 'POST',
    path: '/privacy/erase',
    access: 'user',
    tag,
    summary: 'Erase the own account for good',
    body: body({ password: requiredText(128) }),
    response: Message,
    errors: ['live_reservations', 'money_open', 'last_admin'],
    rateLimit: 'erase',
  }),
} as const

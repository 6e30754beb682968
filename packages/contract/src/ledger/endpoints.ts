import * as v from 'valibot'
import { binary, endpoint } from '../endpoint.ts'
import { Id } from '../primitives/id.ts'
import { Month } from '../primitives/time.ts'
import { Ledger } from './schemas.ts'

const query = v.object({ from: v.optional(Month), to: v.optional(Month), locationId: v.optional(Id) })

export const ledger = {
  list: endpoint({
    id: 'ledger.list',
    method: 'GET',
    path: '/owner/ledger',
    access: 'owner',
    tag: 'ledger',
    summary: 'Payments of own properties by month, newest first, with the bookings behind them',
    query,
    response: Ledger,
    errors: [],
    rateLimit: 'own',
  }),
  export: endpoint({
    id: 'ledger.export',
    method: 'GET',
    path: '/owner/ledger/export',
    access: 'owner',
    tag: 'ledger',
    summary: 'The same as a spreadsheet',
    query,
    response: binary('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'),
    errors: [],
    rateLimit: 'own',
  }),
  statement: endpoint({
    id: 'ledger.statement',
    method: 'GET',
    path: '/owner/ledger/statement',
    access: 'owner',
    tag: 'ledger',
    summary: 'One month as a document for the accountant',
    query: v.object({ month: Month }),
    response: binary('application/pdf'),
    errors: [],
    rateLimit: 'pdf',
  }),
} as const

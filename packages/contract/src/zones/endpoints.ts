import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { Zone } from './schemas.ts'

export const zones = {
  list: endpoint({
    id: 'zones.list',
    method: 'GET',
    path: '/zones/',
    access: 'public',
    tag: 'zones',
    summary: 'All active zones',
    response: v.object({ zones: v.array(Zone) }),
    errors: [],
    rateLimit: 'read',
  }),
} as const

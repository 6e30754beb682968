import * as v from 'valibot'
import { binary, endpoint } from '../endpoint.ts'

export const system = {
  health: endpoint({
    id: 'system.health',
    method: 'GET',
    path: '/healthz',
    access: 'public',
    tag: 'system',
    summary: 'The process answers',
    response: v.object({ status: v.literal('ok') }),
    errors: [],
    rateLimit: 'probe',
  }),
  ready: endpoint({
    id: 'system.ready',
    method: 'GET',
    path: '/readyz',
    access: 'public',
    tag: 'system',
    summary: 'The database is reachable',
    response: v.object({ status: v.literal('ready'), checks: v.record(v.string(), v.literal('ok')) }),
    errors: ['unavailable'],
    rateLimit: 'probe',
  }),
  metrics: endpoint({
    id: 'system.metrics',
    method: 'GET',
    path: '/metrics',
    access: 'public',
    tag: 'system',
    summary: 'Prometheus metrics',
    response: binary('text/plain'),
    errors: [],
    rateLimit: 'probe',
  }),
  openapi: endpoint({
    id: 'system.openapi',
    method: 'GET',
    path: '/openapi.json',
    access: 'public',
    tag: 'system',
    summary: 'This description',
    response: v.record(v.string(), v.unknown()),
    errors: [],
    rateLimit: 'description',
  }),
} as const

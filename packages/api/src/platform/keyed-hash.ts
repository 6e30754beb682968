import { createHmac } from 'node:crypto'

/**
 * Returns a hash that only this server can calculate. By it a value is recognised again without being stored
 * (RULES.md §2).
 */
export const keyedHash = (secret: string, purpose: string, value: string): string =>
  createHmac('sha256', secret).update(`${purpose}\0${value}`).digest('base64url')

import type es from '../locales/es.json'
import type changes from './features/audit/locales/es.json'
import type deposit from './features/deposits/locales/es.json'
import type user from './features/users/locales/es.json'
import type editThis from './offered/edit-this/locales/es.json'
import type property from './properties/locales/es.json'

declare global {
  namespace FormatjsIntl {
    interface Message {
      ids:
        | keyof typeof es
        | keyof typeof changes
        | keyof typeof deposit
        | keyof typeof editThis
        | keyof typeof property
        | keyof typeof user
    }
  }
}

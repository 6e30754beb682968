import type es from '../locales/es.json'
import type admin from './chrome/admin/locales/es.json'
import type windows from './dialogs/locales/es.json'

declare global {
  namespace FormatjsIntl {
    interface Message {
      ids: keyof typeof es | keyof typeof admin | keyof typeof windows
    }
  }
}

import { useIntl as useReactIntl } from 'react-intl'
import type { PageIntl } from './page-intl.ts'

export { FormattedMessage, defineMessages } from 'react-intl'
export type { MessageId, TextBeginning, TextName } from './message-id.ts'
export type { PageIntl as IntlShape } from './page-intl.ts'

export const useIntl: () => PageIntl = useReactIntl

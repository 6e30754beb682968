export { FormattedMessage, defineMessages, useIntl, type IntlShape } from 'react-intl'
export type { MessageId, TextBeginning, TextName } from './message-id.ts'

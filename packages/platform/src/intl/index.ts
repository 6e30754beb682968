export { FormattedMessage, defineMessages, useIntl } from 'react-intl'
export type { IntlShape } from 'react-intl'

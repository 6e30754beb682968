import { css, styles, useStyles } from '../system/use-styles.ts'

const mailAddressStyles = styles(
  'mail-address',
  css`
    .ml-mail-address {
      display: inline-block;
      max-width: 100%;
      overflow-wrap: anywhere;
      /* The underline of a link does not reach into blocks. */
      text-decoration: inherit;
    }
  `,
)

/**
 * An e-mail address, which a narrow line breaks before its @ rather than at a hyphen. A phone number, which has none, is
 * left as it is.
 */
export function MailAddress({ address }: { address: string }) {
  useStyles(mailAddressStyles)
  const at = address.lastIndexOf('@')
  if (at < 1) return address
  return (
    <>
      <span className="ml-mail-address">{address.slice(0, at)}</span>
      <span className="ml-mail-address">{address.slice(at)}</span>
    </>
  )
}

import { css, styles, useStyles } from '../system/use-styles.ts'

const mailAddressStyles = styles(
  'mail-address',
  css`
    .ml-mail-address,
    .ml-mail-address span {
      display: inline-block;
      max-width: 100%;
      overflow-wrap: anywhere;
      /* The underline of a link does not reach into blocks. */
      text-decoration: inherit;
    }
  `,
)

/**
 * An e-mail address, which goes to the next line as a whole. A line that is narrower than the address breaks it before
 * its @, and only a narrower one at the dots behind that, rather than at a hyphen or inside a word. A phone number, which
 * has no @, is left as it is.
 */
export function MailAddress({ address }: { address: string }) {
  useStyles(mailAddressStyles)
  const at = address.lastIndexOf('@')
  if (at < 1) return address
  return (
    <span className="ml-mail-address" translate="no">
      <span>{address.slice(0, at)}</span>
      <span>
        {address
          .slice(at)
          .split(/(?=\.)/)
          .map((part, index) => (
            <span key={index}>{part}</span>
          ))}
      </span>
    </span>
  )
}

/** Returns the URL that opens a new mail to an address, however it is written (RFC 6068). */
export const mailLink = (email: string): string => {
  const at = email.lastIndexOf('@')
  const [local, domain] = [email.slice(0, Math.max(at, 0)), email.slice(at + 1)]
  const url = `https://${domain}`
  // A URL would read these as something else than a part of the host.
  const isHost = !/[%/\\?#@:]/.test(domain) && URL.canParse(url)
  return `mailto:${encodeURIComponent(local)}@${isHost ? new URL(url).hostname : encodeURIComponent(domain)}`
}

/** Hides the last part of an address: `203.0.113.··`, `2001:db8:··`. */
export const partlyHidden = (ip: string): string => {
  const plain = ip.replace(/^::ffff:(?=\d)/, '')
  return plain.includes(':') ? `${plain.split(':').slice(0, 2).join(':')}:··` : plain.replace(/\.\d+$/, '.··')
}

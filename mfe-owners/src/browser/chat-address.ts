/** Address of a chat with us that opens with a text already written. */
export const chatAddress = (phone: string, text: string): string =>
  `https://wa.me/${phone.replaceAll(/\D/g, '')}?text=${encodeURIComponent(text)}`

const titles: Readonly<Record<number, string>> = {
  400: 'Invalid Resource',
  401: 'API Key Invalid',
  403: 'Forbidden',
  404: 'Resource Not Found',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
}
const details: Readonly<Record<number, string>> = {
  401: "Your API key may be invalid, or you've attempted to access the wrong datacenter.",
  404: 'The requested resource could not be found.',
  429: 'You have exceeded the limit of 10 simultaneous connections.',
  500: 'An unexpected internal error has occurred. Please contact Support for more information.',
}

/** Returns a problem document in Mailchimp's format. Its `title` determines its meaning. */
export const mailingListProblem = (
  status: number,
  title = titles[status] ?? 'Bad Request',
  detail = details[status] ?? title,
) => ({
  type: 'https://mailchimp.com/developer/marketing/docs/errors/',
  title,
  status,
  detail,
  instance: crypto.randomUUID(),
})

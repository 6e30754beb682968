/** The parts of an error that may be logged: never the values of a query, which may be personal data. */
export interface DescribedError {
  type: string
  message: string
  code?: string | undefined
  constraint?: string | undefined
  stack?: string | undefined
  cause?: DescribedError | undefined
}

// Drizzle writes the values of a failed query after this word into the message and the stack.
const values = /\nparams: [\s\S]*?(?=\n {4}at |$)/

const textOf = (error: Error, name: string): string | undefined => {
  const value: unknown = Reflect.get(error, name)
  return typeof value === 'string' ? value : undefined
}

/** Describes an error and its causes for the log. */
export function describeError(error: unknown, depth = 0): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error) }
  return {
    type: error.name,
    message: error.message.replace(values, ''),
    code: textOf(error, 'code'),
    constraint: textOf(error, 'constraint_name'),
    stack: error.stack?.replace(values, ''),
    cause: error.cause !== undefined && depth < 3 ? describeError(error.cause, depth + 1) : undefined,
  }
}

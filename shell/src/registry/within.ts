/** Returns the result of the promise, or rejects with `error()` after `ms`. */
export async function withinTime<T>(ms: number, promise: Promise<T>, error: () => Error): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(error()), ms)
  })
  try {
    return await Promise.race([promise, late])
  } finally {
    clearTimeout(timer)
  }
}

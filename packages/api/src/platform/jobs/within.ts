/**
 * Returns the result of `work` unless it takes longer. A connection that is cut at a bad moment can leave its
 * caller waiting forever. A result that arrives after the timeout is passed to `late`.
 * @throws Error when the time is over
 */
export function withinDeadline<T>(
  milliseconds: number,
  work: Promise<T>,
  late: (result: T) => void = () => undefined,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const giveUp = () => {
      work.then(late).catch(() => undefined)
      reject(new Error(`Not done within ${milliseconds} ms`))
    }
    const timeout = setTimeout(giveUp, milliseconds)
    work.then(resolve, reject).finally(() => clearTimeout(timeout))
  })
}

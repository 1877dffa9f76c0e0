let last: Promise<unknown> = Promise.resolve()

/**
 * Does some work that may have a whole file in memory. One at a time does in this process, however many files are sent at
 * once; the others wait.
 */
export const alone = <T>(work: () => Promise<T>): Promise<T> => {
  const mine = last.then(work)
  last = mine.catch(() => undefined)
  return mine
}

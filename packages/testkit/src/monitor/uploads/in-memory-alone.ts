let last: Promise<unknown> = Promise.resolve()

/**
 * Does some work on all bytes of a file. One file of this process is in memory at a time, however many are sent at once;
 * the others wait.
 */
export const inMemoryAlone = <T>(content: Blob, work: (bytes: Buffer) => T | Promise<T>): Promise<T> => {
  const mine = last.then(async () => work(Buffer.from(await content.arrayBuffer())))
  last = mine.catch(() => undefined)
  return mine
}

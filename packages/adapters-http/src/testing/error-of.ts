import type { Reader } from '../wire/reader.ts'

/** What a reader throws; null when it reads. */
export const errorMessage = (reader: Reader<unknown>, value: unknown): unknown => {
  try {
    reader(value)
    return null
  } catch (thrown) {
    return thrown
  }
}

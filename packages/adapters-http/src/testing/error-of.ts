import type { Reader } from '../wire/reader.ts'

/** The error a reader throws; null when it succeeds. */
export const errorMessage = (reader: Reader<unknown>, value: unknown): unknown => {
  try {
    reader(value)
    return null
  } catch (thrown) {
    return thrown
  }
}

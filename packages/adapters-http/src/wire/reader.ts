/** Reads one wire value as core's value, or throws `Unreadable`. */
export type Reader<T> = (value: unknown) => T

/**
 * A value of the wrong shape: its path and the kind of error. Never the value itself,
 * because responses contain personal data.
 *
 * Each reader knows only its own value; the enclosing readers add their step when the error passes. Reading
 * that succeeds builds no paths.
 */
export class Unreadable extends Error {
  #isInside = false

  /** The same error with one more step: the enclosing field or row. */
  inside(step: string | number): this {
    this.message = `${step}${this.#isInside ? '.' : ': '}${this.message}`
    this.#isInside = true
    return this
  }
}

/** Rethrows a reader's error with one more step. */
export const rethrowInside = (step: string | number, thrown: unknown): never => {
  throw thrown instanceof Unreadable ? thrown.inside(step) : thrown
}

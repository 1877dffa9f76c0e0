/** Reads one value of the wire as the core knows it, or throws `Unreadable`. */
export type Reader<T> = (value: unknown) => T

/**
 * A value that is not what its reader promises: where it stands and what kind of trouble it is. Never what it holds,
 * because answers hold people's data.
 *
 * Each reader knows only its own value; the readers around it add the step that leads there, on the way out. Reading
 * that succeeds therefore builds no paths at all.
 */
export class Unreadable extends Error {
  #isInside = false

  /** The same trouble, one step further out: the field or the row that holds it. */
  inside(step: string | number): this {
    this.message = `${step}${this.#isInside ? '.' : ': '}${this.message}`
    this.#isInside = true
    return this
  }
}

/** Throws on with one more step, when what was thrown is a reader's. */
export const rethrowInside = (step: string | number, thrown: unknown): never => {
  throw thrown instanceof Unreadable ? thrown.inside(step) : thrown
}

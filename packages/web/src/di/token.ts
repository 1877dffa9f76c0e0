/**
 * A typed key under which one thing is found: `token<Carriers>('Carriers')`. It is a symbol when the program runs; the
 * second half of the union exists for the type checker alone, so that a wrong key is a type error.
 */
export type Token<T> = symbol | (new (...args: readonly unknown[]) => T)

export const token = <T>(name: string): Token<T> => Symbol.for(`fairhaul.${name}`)

/** Finds what stands behind a key. */
export type Resolve = <T>(token: Token<T>) => T

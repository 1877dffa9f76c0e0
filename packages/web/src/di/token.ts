/**
 * A typed key for one dependency: `token<Carriers>('Carriers')`. At run time it is a symbol; the second half of the
 * union exists only for the type checker, so that a wrong key is a type error.
 */
export type Token<T> = symbol | (new (...args: readonly unknown[]) => T)

export const token = <T>(name: string): Token<T> => Symbol.for(`fairhaul.${name}`)

/** Resolves a key to its dependency. */
export type Resolve = <T>(token: Token<T>) => T

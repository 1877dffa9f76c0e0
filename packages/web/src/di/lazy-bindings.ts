import type { Resolve } from './token.ts'

/**
 * Loads the bindings that no first screen uses, once, and returns a resolver that includes them. Code that uses one of
 * their tokens is loaded on demand itself and awaits this in parallel: one round trip for both. Refuses: rejects when
 * the code fails to load; the next call tries again.
 */
export type LazyBindings = () => Promise<Resolve>

import { createContext, useContext } from 'react'
import type { Resolve, Token } from './token.ts'

/** Provided by `app` with the container, and by tests with a few values of their own. */
export const ResolveContext = createContext<Resolve | undefined>(undefined)

/** What resolves keys, for a part that makes stores of its own. */
export const useResolve = (): Resolve => {
  const resolve = useContext(ResolveContext)
  if (resolve === undefined) throw new Error('useStore needs a ResolveContext above it')
  return resolve
}

/** The store or port for a key, shared by everything on the page. */
export const useStore = <T>(token: Token<T>): T => useResolve()(token)

import { createContext, useContext } from 'react'
import type { Resolve, Token } from './token.ts'

/** What `app` fills with the container, and a test with a few lines of its own. */
export const ResolveContext = createContext<Resolve | undefined>(undefined)

/** The one store or port behind a key, shared by everything on the page. */
export const useStore = <T>(token: Token<T>): T => {
  const resolve = useContext(ResolveContext)
  if (resolve === undefined) throw new Error('useStore needs a ResolveContext above it')
  return resolve(token)
}

import type { Http } from '@fairhaul/adapters-http'
import type { Token } from '../../../di/token.ts'
import { type Bind, HttpTokens } from './bind.ts'

/** Binds ports that are made of `Http` alone: `port(FreightTokens.Loads, httpLoads)`. */
export const portBinder =
  (bind: Bind) =>
  <T>(token: Token<T>, make: (http: Http) => T): void => {
    bind(token).toResolvedValue(make, [HttpTokens.Http])
  }

import type { Http } from '@fairhaul/adapters-http'
import type { Carriers } from '@fairhaul/core'
import type { Container } from 'inversify'
import { token } from '../../../di/token.ts'

/** Binds a token to what it resolves to: `bind(T.Store).toResolvedValue((port: Port) => new Store(port), [T.Port])`. */
export type Bind = Container['bind']

/** Tokens that only bindings resolve. */
export const HttpTokens = {
  Http: token<Http>('Http'),
  /** All requests of the `Carriers` port. On first load, the port itself is bound with suggestions only. */
  Carriers: token<Carriers>('HttpCarriers'),
}

import { type Http, httpCarrierSuggestions } from '@fairhaul/adapters-http'
import type { Carriers } from '@fairhaul/core'
import type { LazyBindings } from '../../di/lazy-bindings.ts'
import { CarriersTokens } from '../../di/tokens/carriers.ts'
import { ServiceTokens } from '../../di/tokens/services.ts'
import type { Bind } from '../container.ts'
import { WireTokens } from './wire-token.ts'

/** The search box asks for suggestions at once; every other question about carriers comes with a later screen. */
const carriers = (wire: Http, lazyBindings: LazyBindings): Carriers => {
  const calls = async () => (await lazyBindings())(WireTokens.Carriers)
  return {
    ...httpCarrierSuggestions(wire),
    search: async (params, signal) => (await calls()).search(params, signal),
    globalSearch: async (params, signal) => (await calls()).globalSearch(params, signal),
    detail: async (params, signal) => (await calls()).detail(params, signal),
  }
}

export const bindCarriers = (bind: Bind): void => {
  bind(CarriersTokens.Carriers).toResolvedValue(carriers, [WireTokens.Http, ServiceTokens.LazyBindings])
}

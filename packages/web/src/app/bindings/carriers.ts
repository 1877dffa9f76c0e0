import { type Http, httpCarrierSuggestions } from '@fairhaul/adapters-http'
import type { Carriers } from '@fairhaul/core'
import type { LateRooms } from '../../di/late-rooms.ts'
import { CarriersTokens } from '../../di/tokens/carriers.ts'
import { ServiceTokens } from '../../di/tokens/services.ts'
import type { Bind } from '../container.ts'
import { WireTokens } from './wire-token.ts'

/** The search box asks for suggestions at once; every other question about carriers comes with a later screen. */
const carriers = (wire: Http, lateRooms: LateRooms): Carriers => {
  const calls = async () => (await lateRooms())(WireTokens.Carriers)
  return {
    ...httpCarrierSuggestions(wire),
    search: async (ask, signal) => (await calls()).search(ask, signal),
    globalSearch: async (ask, signal) => (await calls()).globalSearch(ask, signal),
    detail: async (ask, signal) => (await calls()).detail(ask, signal),
  }
}

export const bindCarriers = (bind: Bind): void => {
  bind(CarriersTokens.Carriers).toResolvedValue(carriers, [WireTokens.Http, ServiceTokens.LateRooms])
}

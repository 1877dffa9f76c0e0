import { type Http, httpLoadLogs, httpLoads, httpLoadTraces, httpTickets } from '@fairhaul/adapters-http'
import { FreightTokens } from '../../../../di/lazy-tokens.ts'
import type { Bind } from '../bind.ts'
import { HttpTokens } from '../bind.ts'

/** Loads with their logs and traces, and their alerts. */
export const bindModule = (bind: Bind): void => {
  bind(FreightTokens.Loads).toResolvedValue((http: Http) => httpLoads(http), [HttpTokens.Http])
  bind(FreightTokens.LoadLogs).toResolvedValue((http: Http) => httpLoadLogs(http), [HttpTokens.Http])
  bind(FreightTokens.LoadTraces).toResolvedValue((http: Http) => httpLoadTraces(http), [HttpTokens.Http])
  bind(FreightTokens.Tickets).toResolvedValue((http: Http) => httpTickets(http), [HttpTokens.Http])
}

import {
  httpLoadAudits,
  httpLoadLogs,
  httpLoads,
  httpLoadsByNumber,
  httpLoadTraces,
  httpTickets,
} from '@fairhaul/adapters-http'
import { FreightTokens } from '../../../../di/lazy-tokens.ts'
import { OwnLoadTokens } from '../../../../di/own-load-tokens.ts'
import type { Bind } from '../bind.ts'
import { portBinder } from '../bind-ports.ts'

/** Loads with their logs and traces, and their alerts. */
export const bindModule = (bind: Bind): void => {
  const port = portBinder(bind)
  port(FreightTokens.Loads, httpLoads)
  port(OwnLoadTokens.LoadAudits, httpLoadAudits)
  port(OwnLoadTokens.LoadsByNumber, httpLoadsByNumber)
  port(FreightTokens.LoadLogs, httpLoadLogs)
  port(FreightTokens.LoadTraces, httpLoadTraces)
  port(FreightTokens.Tickets, httpTickets)
}

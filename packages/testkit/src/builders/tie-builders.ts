import type { FederalTies, IdentityTie, ProcessAgent } from '@fairhaul/core'
import { builder, id } from './builder.ts'

/** A tie to COPPER WREN, revoked in January 2024, by the phone that no third carrier has. */
export const anIdentityTie = builder<IdentityTie>({
  id: id(8),
  legalName: 'COPPER WREN TRANSPORT LLC',
  dotNumber: null,
  reason: 'revoked',
  on: '2024-01-29',
  isPrior: false,
  shared: [{ kind: 'phone', count: 1, carriers: 2 }],
})

/** No agent, no word of the agency, and nothing in common with a revoked carrier. */
export const someFederalTies = builder<FederalTies>({
  processAgents: [],
  prior: null,
  revoked: [],
  sharedByMany: [],
})

/** An agent in Dover. */
export const aProcessAgent = builder<ProcessAgent>({
  name: 'INVENTED PROCESS AGENTS, INC.',
  city: 'DOVER',
  state: 'DE',
  source: 'Motus BOC3',
  asOf: '2026-11-20',
})

import { aLoadAuditLine, aUser } from '../builders/index.ts'
import { id } from '../builders/builder.ts'
import { loadAuditsContract } from '../contracts/index.ts'
import { fakeWorld } from './fake-world.ts'
import { fakeLoadAudits } from './load-audit-fakes.ts'

loadAuditsContract(async () => {
  const lines = [
    aLoadAuditLine({ id: id(42), kind: 'blocked_on_open', since: '2026-11-21T08:00:00.000Z' }),
    aLoadAuditLine(),
  ]
  const world = fakeWorld({ user: aUser({ scopes: ['compliance'] }), loadAuditLines: lines })
  const other = fakeWorld({ user: aUser({ scopes: ['sourcing'] }), loadAuditLines: lines })
  return { audits: fakeLoadAudits(world), forOther: fakeLoadAudits(other) }
})

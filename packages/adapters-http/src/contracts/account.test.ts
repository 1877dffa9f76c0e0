import { featureFlagsContract, sessionContract } from '@fairhaul/testkit/contracts'
import { httpFeatureFlags } from '../calls/feature-flags.ts'
import { httpSession } from '../calls/session.ts'
import { runContracts } from '../testing/run-contracts.ts'

runContracts('people', ({ testCompany, visitor, broker }) => {
  sessionContract(async () => ({
    session: httpSession(visitor()),
    email: testCompany().newEmail(),
    codeFor: email => testCompany().monitor.codeFor(email),
  }))
  featureFlagsContract(async () => ({ board: httpFeatureFlags(await broker()), ...testCompany().facts }))
})

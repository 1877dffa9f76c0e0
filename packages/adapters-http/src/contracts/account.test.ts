import { featureFlagsContract, sessionContract } from '@fairhaul/testkit/contracts'
import { httpFeatureFlags } from '../calls/feature-flags.ts'
import { httpSession } from '../calls/session.ts'
import { atTheOffice } from '../testing/at-the-office.ts'

atTheOffice('people', ({ office, visitor, broker }) => {
  sessionContract(async () => ({
    session: httpSession(visitor()),
    email: office().newEmail(),
    codeFor: email => office().monitor.codeFor(email),
  }))
  featureFlagsContract(async () => ({ board: httpFeatureFlags(await broker()), ...office().facts }))
})

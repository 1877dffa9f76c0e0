import { areasContract } from '@fairhaul/testkit/contracts'
import { httpAreas } from '../calls/areas.ts'
import { runContracts } from '../testing/run-contracts.ts'

runContracts('searches', ({ testCompany, broker }) => {
  areasContract(async () => ({ areas: httpAreas(await broker()), ...testCompany().facts }))
})

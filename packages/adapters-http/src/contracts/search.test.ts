import { areasContract } from '@fairhaul/testkit/contracts'
import { httpAreas } from '../calls/areas.ts'
import { withContractCompany } from '../testing/with-contract-company.ts'

withContractCompany('searches', ({ testCompany, broker }) => {
  areasContract(async () => ({ areas: httpAreas(await broker()), ...testCompany().facts }))
})

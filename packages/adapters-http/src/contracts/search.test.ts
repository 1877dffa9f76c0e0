import { areasContract } from '@fairhaul/testkit/contracts'
import { httpAreas } from '../calls/areas.ts'
import { atTheOffice } from '../testing/at-the-office.ts'

atTheOffice('searches', ({ office, broker }) => {
  areasContract(async () => ({ areas: httpAreas(await broker()), ...office().facts }))
})

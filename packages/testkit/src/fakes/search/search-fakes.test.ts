import { anArea } from '../../builders/index.ts'
import { areasContract } from '../../contracts/index.ts'
import { fakeWorld } from '../shared/fake-world.ts'
import { fakeAreas } from './fake-areas.ts'

areasContract(async () => ({ areas: fakeAreas(fakeWorld({ areas: [anArea()] })), term: 'dal' }))

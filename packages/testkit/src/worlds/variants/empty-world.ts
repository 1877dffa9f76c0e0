import { buildAreas } from '../areas/build-areas.ts'
import type { World } from '../world.ts'

/** What a real installation begins with: the places of three countries, and nobody. */
export const emptyWorld: World = {
  name: 'empty',
  description: 'No company, no user and no carrier; every area of the United States, Canada and Mexico.',
  build: async () => ({ areas: await buildAreas() }),
}

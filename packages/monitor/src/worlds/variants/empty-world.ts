import { buildAreas } from '../areas/build-areas.ts'
import type { World } from '../world.ts'

/** The world of a real installation: the areas of three countries, and no users. */
export const emptyWorld: World = {
  name: 'empty',
  description: 'No company, no user and no carrier; every area of the United States, Canada and Mexico.',
  build: async () => ({ areas: await buildAreas() }),
}

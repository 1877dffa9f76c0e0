import { seedWorld } from '@fairhaul/testkit/playwright'

/** Before all journeys: the demo is seeded once, by one process and without a limit of time. */
export default async function seedDemo(): Promise<void> {
  await seedWorld('demo')
}
